import personTexts from "messages:alumni/person";
import { useQuery } from "@tanstack/react-query";
import type { Alumnus } from "../../../data/alumni/directory.ts";
import { listMessagesWith } from "../../../data/alumni/messages.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { DoneNotice } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import type { Route } from "./+types/person";

/** The messages between the signed-in person and another. */
export function useMessagesWith(personId: string) {
  return useQuery({
    queryKey: ["messages", personId],
    queryFn: async () => listMessagesWith(await getBackend(), personId),
  });
}

/** The relay: the messages so far, and a form for one that the school passes on. */
export function WriteTo({ person, answer }: { person: Alumnus; answer: PersonAnswer }) {
  const t = useTexts(personTexts).write;
  const id = person.id ?? "";
  const own = answer?.done === "write" ? answer : undefined;
  const isSent = own !== undefined && !own.refused;
  return (
    <section aria-labelledby="write-to" id="write">
      <h2 id="write-to" className="text-h3">
        {t.title(person.full_name ?? "")}
      </h2>
      <Emails personId={id} name={person.full_name ?? ""} />
      {person.accepts_messages ? (
        <>
          <p className="mt-3 mb-6 max-w-144 text-ink-2">{t.fact}</p>
          {isSent && (
            <div className="mb-6">
              <DoneNotice title={t.sent}>
                <p>{t.sentNote}</p>
              </DoneNotice>
            </div>
          )}
          <SentForm
            key={isSent ? "sent" : "open"}
            id="message"
            to={`/alumni/directory/${id}?do=write`}
            refused={own?.refused}
            send={t.send}
          >
            <Field
              as="textarea"
              label={t.message}
              name="message"
              defaultValue={own?.refused?.values.message ?? ""}
              error={own?.refused?.errors.message}
              maxLength={4000}
              className="wide"
            />
          </SentForm>
        </>
      ) : (
        <p className="mt-3 text-ink-2">{t.closed}</p>
      )}
    </section>
  );
}

function Emails({ personId, name }: { personId: string; name: string }) {
  const language = useLanguage();
  const t = personTexts[language].write;
  const { data: messages = [] } = useMessagesWith(personId);
  if (messages.length === 0) return null;
  return (
    <section aria-label={t.between} className="mt-5 mb-7">
      <ol className="grid gap-3">
        {messages.map(({ id, sender_id, body, created_at }) => {
          const isOwn = sender_id !== personId;
          return (
            <li key={id} className="own-words" data-own={isOwn || undefined}>
              <p className="text-small text-ink-2">
                {isOwn ? t.you : name}, {fullDate(created_at, language)}
              </p>
              <p>{body}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The answer to the last form of the page. */
export type PersonAnswer = Route.ComponentProps["actionData"];
