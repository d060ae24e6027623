import type { ReactNode } from "react";
import { PageBody } from "@/components/shell/shell";
import { ClientMessages } from "@/i18n/client-messages";

/** The words of refusals, which the switches tell by themselves. */
export default function PeopleLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages areas={["refusals"]}>
      <PageBody wide>{children}</PageBody>
    </ClientMessages>
  );
}
