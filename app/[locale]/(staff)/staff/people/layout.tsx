import type { ReactNode } from "react";
import { AppFrame } from "@/app/_frame/app-frame";
import { PageBody } from "@/components/shell/shell";
import { ClientMessages } from "@/i18n/client-messages";

export default function PeopleLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame>
      <ClientMessages areas={["refusals"]}>
        <PageBody wide>{children}</PageBody>
      </ClientMessages>
    </AppFrame>
  );
}
