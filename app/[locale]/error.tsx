// Next asks for the directive in this very file.
"use client";

export { BareFailure as default } from "@/components/shell/failure.client";
