// Next asks for the directive in this very file.
"use client";

export { Failure as default } from "@/components/shell/failure.client";
