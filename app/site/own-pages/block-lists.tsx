import ownPageTexts from "messages:site/own-pages/ownPage";
import { bannerText, noticeAddress } from "../../../data/notices/latest-updates.ts";
import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { EventDay } from "../invites/event-day.tsx";
import { EventFacts, EventStanding } from "../invites/event-facts.tsx";
import { NoticeFacts } from "../notices/notice-parts.tsx";
import { Plain } from "./plain-block.tsx";

/** The next events of one campus or all, with a link to all events. */
export function ComingEvents({ block: { id, heading, events } }: { block: BlockOf<"events"> }) {
  const t = useTexts(ownPageTexts);
  return (
    <Plain block={{ id, heading: heading || t.events }}>
      {events.length === 0 ? (
        <p className="text-ink-2">{t.noEvents}</p>
      ) : (
        <ol className="border-t-2 border-ink">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      <CutLink to="/invites" arrow className="mt-4">
        {t.allEvents}
      </CutLink>
    </Plain>
  );
}

function EventRow({ event }: { event: BlockOf<"events">["events"][number] }) {
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-x-gap border-b border-line pt-5 pb-4.5 md:grid-cols-[9.25rem_minmax(0,1fr)]">
      <EventDay startsAt={event.starts_at} />
      <div>
        <h3 className="text-h4">
          <SiteLink
            to={eventPath(event.slug)}
            {...useLangOf(event.language)}
            className="decoration-pine-300 decoration-2 underline-offset-4 hover:underline"
          >
            {event.title}
          </SiteLink>
        </h3>
        <EventFacts event={event} />
        <EventStanding event={event} />
      </div>
    </li>
  );
}

/** The newest notices for one campus or all, with a link to all notices. */
export function NewNotices({ block: { id, heading, notices } }: { block: BlockOf<"notices"> }) {
  const t = useTexts(ownPageTexts);
  return (
    <Plain block={{ id, heading: heading || t.notices }}>
      {notices.length === 0 ? (
        <p className="text-ink-2">{t.noNotices}</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      <CutLink to="/notices" arrow className="mt-4">
        {t.allNotices}
      </CutLink>
    </Plain>
  );
}

function NoticeRow({ notice }: { notice: BlockOf<"notices">["notices"][number] }) {
  const to = notice.has_page ? noticeAddress(notice.id) : `/notices#notice-${notice.id}`;
  return (
    <li className="border-b border-line py-4">
      <NoticeFacts notice={notice} />
      <h3 className="mt-1 text-h4">
        <SiteLink
          to={to}
          {...useLangOf(notice.language)}
          className="decoration-pine-300 decoration-2 underline-offset-4 hover:underline"
        >
          {bannerText(notice.content)}
        </SiteLink>
      </h3>
    </li>
  );
}
