import rsvpsTexts from "messages:admin/rsvps/rsvps";
import { useQuery } from "@tanstack/react-query";
import { getRow, type ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { CheckInButton, isExpected } from "./check-in-button.tsx";
import "./rsvps.css";

type Question = { id: string; label: string };

/** The event of an RSVP, and the answers to its questions. */
export function RsvpFacts({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(rsvpsTexts);
  const eventId = textOf(row, "event_id");
  const event = useQuery({
    queryKey: [...rowsKey("events"), "row", eventId],
    queryFn: async () => getRow(await getBackend(), "events", eventId),
  });
  const answers = (row.answers ?? {}) as Record<string, string>;
  const questions = (event.data?.questions ?? []) as Question[];
  const email = textOf(row, "email");
  return (
    <dl className="row-facts">
      <dt>{t.event}</dt>
      <dd>
        {event.data && (
          <SiteLink to={`/admin/events/${eventId}/replies`}>
            {textOf(event.data, "title")}, {shortDate(textOf(event.data, "starts_at"), language)}
          </SiteLink>
        )}
      </dd>
      <dt>{t.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{t.reference}</dt>
      <dd>{textOf(row, "reference")}</dd>
      {row.message !== "" && (
        <>
          <dt>{t.saidMessage}</dt>
          <dd>{textOf(row, "message")}</dd>
        </>
      )}
      {isExpected(row) && (
        <>
          <dt>{t.door}</dt>
          <dd>
            <CheckInButton row={row} />
          </dd>
        </>
      )}
      {questions
        .filter(({ id }) => answers[id])
        .map(({ id, label }) => (
          <div key={id} className="contents">
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">{answers[id]}</dd>
          </div>
        ))}
    </dl>
  );
}
