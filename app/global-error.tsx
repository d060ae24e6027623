// Next asks for the directive in this very file.
"use client";

export { Crash as default } from "@/components/shell/crash.client";
