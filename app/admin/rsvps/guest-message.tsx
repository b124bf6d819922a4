import adminTexts from "messages:admin/admin/admin";
import rsvpWords from "messages:admin/fields/office/eventRsvps";
import rsvpsTexts from "messages:admin/rsvps/rsvps";
import { type FormEvent, useState } from "react";
import { guestMessageSchema, messageGuests } from "../../../data/events/guest-messages.ts";
import { rsvpStates } from "../../../data/events/rsvp-declaration.ts";
import { countRsvps, type RsvpStatus } from "../../../data/events/rsvps-office.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { failureSentence } from "../frame/failures.tsx";

type Draft = { statuses: RsvpStatus[]; subject: string; message: string };

/**
 * A message to all guests with a state: written, previewed with the number of emails, then sent.
 */
export function GuestMessage({ eventId }: { eventId: string }) {
  const [draft, setDraft] = useState<Draft>({ statuses: ["going"], subject: "", message: "" });
  const [count, setCount] = useState<number>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const language = useLanguage();
  const t = useTexts(rsvpsTexts);
  const admin = useTexts(adminTexts);

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setSaid("");
    try {
      await act();
    } catch (failure) {
      const isTwice = (failure as { details?: string }).details === "sent_already";
      setSaid(isTwice ? t.sentAlready : failureSentence(failure, admin));
    }
    setBusy(false);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    const checked = guestMessageSchema.safeParse(draft);
    setRefused(checked.error?.issues.map(({ path }) => String(path[0])) ?? []);
    if (!checked.success) return;
    void attempt(async () =>
      setCount(await countRsvps(await getBackend(), eventId, draft.statuses)),
    );
  };
  const send = () =>
    void attempt(async () => {
      const sent = await messageGuests(await getBackend(), eventId, draft.statuses, draft);
      setSaid(t.sent(sent));
      setCount(undefined);
      setDraft({ ...draft, subject: "", message: "" });
    });
  const error = (name: string) =>
    refused.includes(name) ? { error: admin.refusals.missing } : undefined;

  return (
    <details className="guest-message">
      <summary>{t.message}</summary>
      <p className="field-hint">{t.messageLead}</p>
      {count === undefined ? (
        <form noValidate onSubmit={look} className="guest-message-form">
          <fieldset className="composed-field">
            <legend>{t.to}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-3">
              {withNames(rsvpStates, rsvpWords[language].choices.status)
                .filter(({ id }) => id !== "cancelled")
                .map(({ id, name }) => (
                  <Field
                    key={id}
                    as="check"
                    optional
                    name={id}
                    label={name}
                    checked={draft.statuses.includes(id)}
                    onChange={({ target }) =>
                      setDraft({
                        ...draft,
                        statuses: target.checked
                          ? [...draft.statuses, id]
                          : draft.statuses.filter((each) => each !== id),
                      })
                    }
                  />
                ))}
            </div>
          </fieldset>
          <Field
            name="subject"
            label={t.subject}
            maxLength={150}
            value={draft.subject}
            onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
            {...error("subject")}
          />
          <Field
            as="textarea"
            name="message"
            label={t.words}
            maxLength={4000}
            value={draft.message}
            onChange={({ target }) => setDraft({ ...draft, message: target.value })}
            {...error("message")}
          />
          <Button type="submit" variant="outline" size="small" disabled={isBusy}>
            {t.look}
          </Button>
        </form>
      ) : (
        <section aria-label={t.preview} className="guest-email">
          <h3>{draft.subject}</h3>
          <p>{t.greeting},</p>
          {draft.message
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          <p className="field-hint">{t.thenFacts}</p>
          <div className="flex flex-wrap gap-3">
            {count > 0 ? (
              <Button size="small" disabled={isBusy} onClick={send}>
                {t.send(count)}
              </Button>
            ) : (
              <Notice kind="warn" title={t.nobody} />
            )}
            <Button variant="ghost" size="small" onClick={() => setCount(undefined)}>
              {t.change}
            </Button>
          </div>
        </section>
      )}
      <p role="status">{said}</p>
    </details>
  );
}
