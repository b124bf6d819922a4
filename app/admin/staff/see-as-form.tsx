import rolesTexts from "messages:admin/roles/roles";
import roleNames from "messages:names/officeRoles";
import type { FormEvent } from "react";
import { officeRoles } from "../../../data/office/roles.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useSeeAs } from "../frame/seen-role.tsx";

/** Opens the office as another role sees it. */
export function SeeAsForm() {
  const t = useTexts(rolesTexts);
  const names = useTexts(roleNames);
  const { isBusy, see } = useSeeAs();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get("seen");
    void see(officeRoles.find((each) => each === wanted) ?? null);
  };
  const choices = officeRoles
    .filter((id) => id !== "administrator")
    .map((id) => ({ id, name: names[id] }));
  return (
    <section aria-label={t.seeAs} className="about-row mt-8">
      <h2>{t.seeAs}</h2>
      <p className="admin-lead">{t.seeAsLead}</p>
      <form className="form-grid" onSubmit={submit}>
        <Field as="select" name="seen" label={t.seeAsRole} choices={choices} />
        <div className="wide">
          <Button type="submit" variant="outline" disabled={isBusy}>
            {t.seeAsOpen}
          </Button>
        </div>
      </form>
    </section>
  );
}
