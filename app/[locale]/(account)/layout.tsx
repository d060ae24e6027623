import type { ReactNode } from "react";
import { AppFrame } from "@/app/_frame/app-frame";
import { PageBody } from "@/components/shell/shell";
import { ClientMessages } from "@/i18n/client-messages";

/** Pages about the own account: signing in and up, the profile, the set-up. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame>
      <ClientMessages areas={["refusals"]}>
        <PageBody>{children}</PageBody>
      </ClientMessages>
    </AppFrame>
  );
}
