import adminTexts from "messages:admin/admin/admin";
import rolesTexts from "messages:admin/roles/roles";
import roleNames from "messages:names/officeRoles";
import { useState } from "react";
import { type OfficeRole, seeAs } from "../../../data/office/roles.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { useOfficeRights } from "../office-rights.ts";
import { failureSentence } from "./failures.tsx";
import { useToast } from "./toasts.tsx";

/** Changes the role with which this session views the office. */
export function useSeeAs() {
  const t = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const see = async (role: OfficeRole | null) => {
    setBusy(true);
    try {
      await seeAs(await getBackend(), role);
      // Refetches everything as the other role: no earlier data may stay on the screen.
      location.reload();
    } catch (failure) {
      showToast({ message: failureSentence(failure, t) });
      setBusy(false);
    }
  };
  return { isBusy, see };
}

/** Shown on every page of the office while an administrator views it as another role, with the way back. */
export function SeenRoleBar() {
  const t = useTexts(rolesTexts);
  const names = useTexts(roleNames);
  const rights = useOfficeRights();
  const { isBusy, see } = useSeeAs();
  if (!rights || rights.role === rights.given) return null;
  return (
    <section aria-label={t.seeAs} className="seen-role on-pine">
      <p>{t.seen(names[rights.role])}</p>
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void see(null)}>
        {t.seenBack}
      </Button>
    </section>
  );
}
