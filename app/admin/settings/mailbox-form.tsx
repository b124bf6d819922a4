import settingsTexts from "messages:admin/settings/settings";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  type Mailboxes,
  mailboxesSchema,
  mailboxName,
  updateMailboxes,
} from "../../../data/office/office-records.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { choicesIn } from "../../../data/school/choices.ts";
import { getBackend } from "../../connection/backend.ts";
import { refusalSentence } from "../../connection/refusal-sentences.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../frame/toasts.tsx";
import { settingsKey } from "../query-keys.ts";
import { Setting } from "./setting.tsx";

type Errors = Partial<Record<string, string>>;

/** The addresses that receive messages and enquiries: by topic, and by campus if it differs. */
export function MailboxForm({ mailboxes }: { mailboxes: Mailboxes }) {
  const language = useLanguage();
  const t = useTexts(settingsTexts);
  const [errors, setErrors] = useState<Errors>({});
  const [trouble, setTrouble] = useState<string>();
  const showToast = useToast();
  const queries = useQueryClient();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    const checked = mailboxesSchema.safeParse(typed);
    setTrouble(undefined);
    if (!checked.success) {
      const sentence = refusalSentence("email_invalid", language);
      const names = checked.error.issues.map(({ path }) => [String(path[0]), sentence]);
      return setErrors(Object.fromEntries(names));
    }
    setErrors({});
    try {
      await updateMailboxes(await getBackend(), checked.data);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: settingsKey });
    } catch (failure) {
      const { details } = failure as { details?: string };
      setTrouble(details === "campus_scope" ? t.factorCampus : t.failed);
    }
  };
  return (
    <Setting title={t.mailboxes} effect={t.mailboxesEffect}>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="grid gap-6" onSubmit={save}>
        <Addresses campus={null} mailboxes={mailboxes} errors={errors} />
        {campusesIn(language).map(({ id, name }) => {
          const isUsed = Object.keys({ ...mailboxes, ...errors }).some((key) =>
            key.endsWith(`.${id}`),
          );
          return (
            <details key={id} open={isUsed}>
              <summary className="admin-quiet-link">{t.mailboxesOf(name)}</summary>
              <Addresses campus={{ id, name }} mailboxes={mailboxes} errors={errors} />
            </details>
          );
        })}
        <div>
          <Button type="submit">{t.save}</Button>
        </div>
      </form>
    </Setting>
  );
}

type AddressesProps = {
  campus: { id: string; name: string } | null;
  mailboxes: Mailboxes;
  errors: Errors;
};

function Addresses({ campus, mailboxes, errors }: AddressesProps) {
  const t = useTexts(settingsTexts);
  const topics = choicesIn("contact_topics", useLanguage());
  return (
    <div className="form-grid">
      {/** The uses of a mailbox: the topics of the contact form, and requests to remove a picture. */}
      {[...topics, { id: "photos", name: t.photos }].map(({ id, name }) => {
        const mailbox = mailboxName(id, campus?.id ?? null);
        return (
          <Field
            key={mailbox}
            name={mailbox}
            type="email"
            optional
            label={campus ? `${name}, ${campus.name}` : name}
            defaultValue={mailboxes[mailbox] ?? ""}
            {...(errors[mailbox] && { error: errors[mailbox] })}
          />
        );
      })}
    </div>
  );
}
