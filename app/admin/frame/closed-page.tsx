import rolesTexts from "messages:admin/roles/roles";
import roleNames from "messages:names/officeRoles";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useOfficeRights } from "../office-rights.ts";

/** Shown in place of a page that does not belong to the person's role. */
export function ClosedPage() {
  const t = useTexts(rolesTexts);
  const names = useTexts(roleNames);
  const role = useOfficeRights()?.role;
  return (
    <EmptyState
      heading="h1"
      title={t.closed}
      action={
        <ButtonLink to="/admin/dashboard" variant="outline2">
          {t.toDashboard}
        </ButtonLink>
      }
    >
      {role && <p>{t.closedFact(names[role])}</p>}
    </EmptyState>
  );
}
