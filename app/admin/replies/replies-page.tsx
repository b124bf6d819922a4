import adminTexts from "messages:admin/admin/admin";
import repliesTexts from "messages:admin/replies/replies";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { countEventHeads } from "../../../data/events/replies-office.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { OneRow } from "../form/one-row.tsx";
import { RowHead } from "../form/row-head.tsx";
import { RowsList } from "../list/rows-list.tsx";
import { eventReplies } from "../resources/event-replies.tsx";
import { events } from "../resources/events.tsx";
import { rowsKey } from "../row-queries.ts";
import type { Route } from "./+types/replies-page";
import { CodeReader } from "./code-reader.tsx";
import { GuestMessage } from "./guest-message.tsx";
import "../form/row-form.css";
import "./replies.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const title = t.title(eventReplies.texts[language].many);
  return pageMeta({ title, description: t.description }, page);
};

/** The RSVPs of one event: head counts, check-in, messages to guests, and every RSVP. */
export default function RepliesPage() {
  const { id = "" } = useParams();
  return (
    <OneRow resource={events} id={id}>
      {(row) => (
        <>
          <RowHead resource={events} row={row} tab="replies" />
          <Heads event={row} />
          <div className="replies-tools">
            <CodeReader eventId={row.id} />
            <GuestMessage eventId={row.id} />
          </div>
          <RowsList resource={ofOneEvent} within={{ event_id: row.id }} />
        </>
      )}
    </OneRow>
  );
}

const ofOneEvent = {
  ...eventReplies,
  filters: eventReplies.filters.filter(({ id }) => id !== "event"),
};

function Heads({ event }: { event: ManagedRow }) {
  const t = useTexts(repliesTexts);
  const heads = useQuery({
    queryKey: [...rowsKey("event_rsvps"), "heads", event.id],
    queryFn: async () => countEventHeads(await getBackend(), event.id),
    staleTime: 0,
  });
  if (!heads.data) return <div className="heads" />;
  const { going, offered, waiting, here } = heads.data;
  const capacity = typeof event.capacity === "number" ? event.capacity : null;
  const counts = [
    { label: t.going, count: going },
    ...(offered > 0 ? [{ label: t.offered, count: offered }] : []),
    { label: t.waiting, count: waiting },
    { label: t.here, count: here },
  ];
  return (
    <dl aria-label={t.heads} className="heads">
      {counts.map(({ label, count }) => (
        <div key={label}>
          <dd>{count}</dd>
          <dt>{label}</dt>
        </div>
      ))}
      <div>
        <dd>{capacity === null ? "∞" : Math.max(0, capacity - going - offered)}</dd>
        <dt>{capacity === null ? t.noLimit : t.left}</dt>
      </div>
    </dl>
  );
}
