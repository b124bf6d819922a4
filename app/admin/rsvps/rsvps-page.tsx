import adminTexts from "messages:admin/admin/admin";
import rsvpWords from "messages:admin/fields/office/eventRsvps";
import rsvpsTexts from "messages:admin/rsvps/rsvps";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { countEventHeads, findArrival, sendTick } from "../../../data/events/rsvps-office.ts";
import { referenceIn } from "../../../data/forms/references.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { levelIds } from "../../../data/school/levels.ts";
import { getBackend } from "../../connection/backend.ts";
import { nameOf } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { OneRow, RowHead } from "../form/row-page.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { RowsList } from "../list/rows-list.tsx";
import { rowsKey } from "../query-keys.ts";
import { eventRsvps } from "../resources/event-rsvps.tsx";
import { events } from "../resources/events.tsx";
import type { Route } from "./+types/rsvps-page";
import { GuestMessage } from "./guest-message.tsx";
import { Invite } from "./invite.tsx";
import "../form/row-form.css";
import "./rsvps.css";
import checkInTexts from "messages:admin/check-in/checkIn";
import codeCameraTexts from "messages:admin/rsvps/codeCamera";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { timeSpan } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { CodeCamera, useCodeCamera } from "./code-camera.tsx";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const title = t.title(eventRsvps.texts[language].many);
  return pageMeta({ title, description: t.description }, page);
};

/** The RSVPs of one event: head counts, check-in, messages to guests, and every RSVP. */
export default function RsvpsPage() {
  const { id = "" } = useParams();
  return (
    <OneRow resource={events} id={id}>
      {(row) => (
        <>
          <RowHead resource={events} row={row} tab="replies" />
          <Heads event={row} />
          <div className="rsvps-tools">
            <CodeReader eventId={row.id} />
            <div className="grid content-start gap-4">
              <Invite
                eventId={row.id}
                levels={levelIds().filter((id) => [row.levels].flat().includes(id))}
              />
              <GuestMessage eventId={row.id} />
            </div>
          </div>
          <RowsList resource={ofOneEvent} within={{ event_id: row.id }} />
        </>
      )}
    </OneRow>
  );
}

const ofOneEvent = {
  ...eventRsvps,
  filters: eventRsvps.filters.filter(({ id }) => id !== "event"),
};

function Heads({ event }: { event: ManagedRow }) {
  const t = useTexts(rsvpsTexts);
  const heads = useQuery({
    queryKey: [...rowsKey("event_rsvps"), "heads", event.id],
    queryFn: async () => countEventHeads(await getBackend(), event.id),
    staleTime: 0,
  });
  if (heads.isLoadingError) return <LoadFailed retry={() => void heads.refetch()} />;
  if (!heads.data) return <div className="heads" />;
  const { going, offered, waiting, here, declined, invited } = heads.data;
  const capacity = typeof event.capacity === "number" ? event.capacity : null;
  const counts = [
    { label: t.going, count: going },
    ...(offered > 0 ? [{ label: t.offered, count: offered }] : []),
    { label: t.waiting, count: waiting },
    ...(declined > 0 ? [{ label: t.declined, count: declined }] : []),
    ...(invited > 0 ? [{ label: t.invited, count: invited }] : []),
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

/** Checks guests in by the reference on their code, scanned or typed. */
function CodeReader({ eventId }: { eventId: string }) {
  const [said, setSaid] = useState({ message: "", isRefusal: false });
  const language = useLanguage();
  const t = useTexts(rsvpsTexts);
  const door = useTexts(checkInTexts);
  const admin = useTexts(adminTexts);
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);

  const checkIn = useCallback(
    async (code: string) => {
      const reference = referenceIn(code);
      try {
        const client = await getBackend();
        const before = await findArrival(client, eventId, reference);
        if (before) {
          const time = timeSpan(before.cameAt, null, language);
          return setSaid({ message: door.already({ name: before.name, time }), isRefusal: true });
        }
        const guest = await sendTick(client, eventId, {
          id: crypto.randomUUID(),
          reference,
          isHere: true,
        });
        const state = nameOf(rsvpWords[language].choices.status, guest.status);
        const message =
          guest.status === "going"
            ? t.welcome({ name: guest.name, people: guest.adults + guest.children })
            : t.notExpected({ name: guest.name, state: state ?? guest.status });
        setSaid({ message, isRefusal: guest.status !== "going" });
        await queries.invalidateQueries({ queryKey: rowsKey("event_rsvps") });
      } catch (failure) {
        const isUnknown = (failure as { code?: string }).code === "PT404";
        const message = isUnknown ? t.notFound : failureSentence(failure, admin);
        setSaid({ message, isRefusal: true });
      }
    },
    [eventId, language, t, door, admin, queries],
  );
  const camera = useCodeCamera(checkIn);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (typed) void checkIn(typed).then(() => form.current?.reset());
  };
  return (
    <section aria-label={t.door} className="code-reader">
      <h2>{t.door}</h2>
      <form ref={form} onSubmit={submit} className="code-form">
        <Field
          name="code"
          label={t.code}
          hint={t.codeHint}
          optional="unsaid"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button type="submit" variant="outline" size="small">
          {t.checkIn}
        </Button>
      </form>
      <CodeCamera camera={camera} filmClass="code-film" />
      <SiteLink to={`/admin/events/${eventId}/check-in`} className="admin-quiet-link">
        {door.link}
      </SiteLink>
      <p role="status" className={said.isRefusal ? "code-said refused" : "code-said"}>
        {camera.hasFailed ? codeCameraTexts[language].failed : said.message}
      </p>
    </section>
  );
}
