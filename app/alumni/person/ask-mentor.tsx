import personTexts from "messages:alumni/person";
import { useQuery } from "@tanstack/react-query";
import type { Alumnus } from "../../../data/alumni/directory.ts";
import { listMentoringRequests } from "../../../data/alumni/mentoring.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { DoneNotice } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { PersonAnswer } from "./write-to.tsx";

/** The form that asks a mentor, or a link to the existing request. */
export function AskMentor({ person, answer }: { person: Alumnus; answer: PersonAnswer }) {
  const t = useTexts(personTexts).ask;
  const id = person.id ?? "";
  const own = answer?.done === "ask" ? answer : undefined;
  const { data: requests } = useQuery({
    queryKey: ["mentoring"],
    queryFn: async () => listMentoringRequests(await getBackend()),
    // Others change the requests, too.
    staleTime: 0,
  });
  const isOpen = requests?.some(
    ({ other_id, is_mentor, state }) =>
      other_id === id && !is_mentor && (state === "asked" || state === "accepted"),
  );
  return (
    <section aria-labelledby="ask-mentor" id="ask">
      <h2 id="ask-mentor" className="text-h3">
        {t.title(person.full_name ?? "")}
      </h2>
      {isOpen ? (
        <div className="mt-4">
          <DoneNotice title={own ? t.sent : t.open}>
            <p>
              <SiteLink to="/alumni/mentoring" className="inline-link">
                {t.toRequests}
              </SiteLink>
            </p>
          </DoneNotice>
        </div>
      ) : (
        <>
          <p className="mt-3 mb-6 max-w-144 text-ink-2">{t.fact}</p>
          <SentForm
            id="mentor"
            to={`/alumni/directory/${id}?do=ask`}
            refused={own?.refused}
            send={t.send}
          >
            <Field
              as="textarea"
              label={t.words}
              name="words"
              hint={t.wordsHint}
              defaultValue={own?.refused?.values.words ?? ""}
              error={own?.refused?.errors.words}
              maxLength={2000}
              className="wide"
            />
          </SentForm>
        </>
      )}
    </section>
  );
}
