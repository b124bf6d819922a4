import staffTexts from "messages:admin/staff/staff";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { invitationSchema } from "../../../data/accounts/invitations.ts";
import { sendInvitation } from "../../../data/accounts/staff-invitations.ts";
import { formSentence } from "../../../data/forms/sentences.ts";
import { languages } from "../../../data/languages.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../frame/toasts.tsx";
import { staffKey, useCampusChoices } from "./staff-choices.ts";
import { refusalOf } from "./staff-refusals.ts";

/** Invites a colleague by email. */
export function InvitationForm() {
  const language = useLanguage();
  const t = useTexts(staffTexts);
  const choices = useCampusChoices();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = invitationSchema.safeParse({
      role: "admin",
      ...Object.fromEntries(new FormData(form)),
    });
    setTrouble(undefined);
    if (!sent.success) {
      const issues = sent.error.issues.map(({ path, message }) => [
        String(path[0]),
        formSentence(message, language),
      ]);
      return setErrors(Object.fromEntries(issues.toReversed()));
    }
    setErrors({});
    setBusy(true);
    try {
      const outcome = await sendInvitation(await getBackend(), sent.data);
      showToast({ message: t[outcome] });
      form.reset();
      await queries.invalidateQueries({ queryKey: staffKey });
    } catch (failure) {
      setTrouble(refusalOf(failure, t.refusals));
    }
    setBusy(false);
  };
  const error = (name: string) => (errors[name] ? { error: errors[name] } : {});
  return (
    <section aria-label={t.invite} className="about-row mt-8">
      <h2>{t.invite}</h2>
      <p className="admin-lead">{t.inviteLead}</p>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="form-grid" onSubmit={invite}>
        <Field name="full_name" label={t.name} {...error("full_name")} />
        <Field name="email" type="email" label={t.email} {...error("email")} />
        <Field
          as="select"
          name="campus"
          label={t.campus}
          none={t.everything}
          choices={choices}
          optional="unsaid"
        />
        <Field
          as="select"
          name="language"
          label={t.letter}
          choices={languages}
          defaultValue={language}
        />
        <div className="wide">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t.sending : t.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
