import adminTexts from "messages:admin/admin/admin";
import rolesTexts from "messages:admin/roles/roles";
import staffTexts from "messages:admin/staff/staff";
import roleNames from "messages:names/officeRoles";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { invitationSchema } from "../../../data/accounts/invitation-schema.ts";
import { sendInvitation } from "../../../data/accounts/invitations.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { languages } from "../../../data/languages.ts";
import { officeRoles } from "../../../data/office/roles.ts";
import {
  activateColleague,
  type Colleague,
  deleteColleague,
  updateColleague,
} from "../../../data/office/staff.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { FactorRemoval } from "../people/factor-removal.tsx";
import { staffKey } from "../query-keys.ts";
import { CampusesField, chosenCampuses } from "./campuses-field.tsx";

function invitationIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const campuses = chosenCampuses(data) ?? undefined;
  return { role: "admin", ...Object.fromEntries(data), campuses };
}

/** Invites a colleague by email. */
export function InvitationForm() {
  const language = useLanguage();
  const t = useTexts(staffTexts);
  const [invited, setInvited] = useState(0);
  const [isUnchosen, setUnchosen] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { check, sendChecked, field, errors, trouble, isBusy } = useCheckedForm(
    invitationSchema,
    async (invitation, form) => {
      const outcome = await sendInvitation(await getBackend(), invitation);
      showToast({ message: t[outcome] });
      form.reset();
      setInvited((count) => count + 1);
      await queries.invalidateQueries({ queryKey: staffKey });
    },
    (failure) => {
      const sentence = refusalOf(failure, t.refusals);
      return sentence === undefined ? undefined : { sentence };
    },
    invitationIn,
  );
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const invitation = check(form);
    const hasCampus = chosenCampuses(new FormData(form))?.length !== 0;
    setUnchosen(!hasCampus);
    if (invitation && hasCampus) void sendChecked(invitation, form);
  };
  return (
    <section aria-label={t.invite} className="about-row mt-8">
      <h2>{t.invite}</h2>
      <p className="admin-lead">{t.inviteLead}</p>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="form-grid" onSubmit={invite}>
        <Field label={t.name} {...field("full_name")} />
        <Field type="email" label={t.email} {...field("email")} />
        <Field
          as="select"
          name="language"
          label={t.emailLanguage}
          choices={languages}
          defaultValue={language}
        />
        <CampusesField key={invited} was={null} {...(isUnchosen && { error: t.noCampus })} />
        <OfficeRoleField was="editor" error={errors.office_role} />
        <div className="wide">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t.sending : t.send}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Actions on a colleague's entry: change the campus, grant the role, remove. */
export function ColleagueActions({ colleague }: { colleague: Colleague }) {
  const t = useTexts(staffTexts);
  const admin = useTexts(adminTexts);
  const [open, setOpen] = useState<"change" | "remove">();
  const showToast = useToast();
  const queries = useQueryClient();
  const [isUnchosen, setUnchosen] = useState(false);
  const { id, user_id, full_name, email, campuses, role, is_active, has_second_factor } = colleague;
  const run = async (act: (client: SchoolClient) => Promise<void>, said: string) => {
    setOpen(undefined);
    try {
      await act(await getBackend());
      showToast({ message: said });
    } catch (failure) {
      const said = refusalOf(failure, t.refusals) ?? failureSentence(failure, admin);
      showToast({ message: said });
    }
    await queries.invalidateQueries({ queryKey: staffKey });
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = chosenCampuses(data);
    setUnchosen(chosen?.length === 0);
    if (chosen?.length === 0) return;
    const values = {
      full_name: String(data.get("full_name")).trim().slice(0, 120) || email,
      campuses: chosen,
      role: officeRoles.find((each) => each === data.get("office_role")) ?? "contributor",
    };
    void run((client) => updateColleague(client, id, values), t.saved);
  };
  if (open === "change") {
    return (
      <form className="staff-change" onSubmit={change}>
        <Field name="full_name" label={t.name} defaultValue={full_name ?? ""} maxLength={120} />
        <CampusesField was={campuses} {...(isUnchosen && { error: t.noCampus })} />
        <OfficeRoleField was={role} error={undefined} />
        <div className="decisions">
          <Button type="submit" size="small">
            {t.save}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setOpen(undefined)}>
            {t.cancel}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="decisions">
      {user_id && !is_active && (
        <Button
          size="small"
          onClick={() => void run((client) => activateColleague(client, user_id), t.saved)}
        >
          {t.activate}
        </Button>
      )}
      <Button variant="outline" size="small" onClick={() => setOpen("change")}>
        {t.change}
      </Button>
      {user_id && has_second_factor && <FactorRemoval person={user_id} name={full_name ?? email} />}
      <Button variant="redOutline" size="small" onClick={() => setOpen("remove")}>
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={open === "remove"}
        title={t.removeQuestion(full_name ?? email)}
        confirm={t.remove}
        cancel={t.cancel}
        onConfirm={() => void run((client) => deleteColleague(client, id), t.removed)}
        onClose={() => setOpen(undefined)}
      >
        <p>{t.removeFact}</p>
      </ConfirmDialog>
    </div>
  );
}

/** The roles, each explained in a sentence. */
function OfficeRoleField({ was, error }: { was: string; error: string | undefined }) {
  const t = useTexts(rolesTexts);
  const names = useTexts(roleNames);
  return (
    <RadioField
      label={t.role}
      name="office_role"
      defaultValue={was}
      error={error}
      choices={officeRoles.map((id) => ({ id, name: names[id], fact: t.facts[id] }))}
    />
  );
}

type Refusals = typeof staffTexts.en.refusals;

/** The sentence for a refused change, by the code of the database or the server. */
function refusalOf(failure: unknown, refusals: Refusals): string | undefined {
  const { code = "", details = "" } = failure as Partial<Record<"code" | "details", string>>;
  const known = [details, code].find((each): each is keyof Refusals => each in refusals);
  return known && refusals[known];
}
