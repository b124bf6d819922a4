import meetingsTexts from "messages:site/meetings/meetings";
import {
  type ListedMeeting,
  listMeetingSlots,
  listMeetings,
  type Slot,
} from "../../../data/meetings/meetings.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, fullDate, timeSpan } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Route } from "./+types/meetings";
import "./meetings.css";
import { AfterChoosing } from "./after-choosing.tsx";
import { DrawnTimes, hasBreaks, KeyOfTimes } from "./drawn-times.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const meetings = await listMeetings(supabase, language);
  const drawn = await Promise.all(
    meetings
      .filter(isBookable)
      .slice(0, mostDrawn)
      .map(async ({ id }) => [id, await listMeetingSlots(supabase, id)] as const),
  );
  return { meetings, slots: Object.fromEntries(drawn) };
}

/** The next ones, whose times can be chosen: the others are a line of the list. */
const mostDrawn = 3;

const isBookable = ({ standing, free }: ListedMeeting) => standing === "open" && free > 0;

export const meta: Route.MetaFunction = (page) => pageMeta(meetingsTexts[metaLanguage(page)], page);

export default function Meetings({ loaderData: { meetings, slots } }: Route.ComponentProps) {
  const t = useTexts(meetingsTexts);
  const drawn = meetings.flatMap((meeting) => {
    const of = slots[meeting.id];
    return of ? [{ meeting, slots: of }] : [];
  });
  return (
    <>
      <div className="meetings-room">
        <PictureTop
          src="/prints/scenes/slips.svg"
          alt={t.picture}
          focus={[0.5, 0.62]}
          title={t.title}
          lead={leadTo(meetings, t)}
        >
          <FreeTimes meetings={meetings} />
        </PictureTop>
      </div>
      <div className="page pt-8 pb-section-70 lg:pt-10">
        {meetings.length > 0 ? (
          <>
            {drawn.length > 0 && <KeyOfTimes hasBreaks={drawn.some(hasBreaks)} />}
            <ul aria-label={t.coming} className="meeting-list">
              {meetings.map((meeting) => (
                <Entry key={meeting.id} meeting={meeting} slots={slots[meeting.id]} />
              ))}
            </ul>
          </>
        ) : (
          <EmptyState title={t.none.title} wayOn={{ to: "/calendar", label: t.none.action }}>
            <p>{t.none.fact}</p>
          </EmptyState>
        )}
      </div>
      {drawn.length > 0 && <AfterChoosing />}
    </>
  );
}

function leadTo(
  meetings: readonly ListedMeeting[],
  t: { lead: string; wait: string },
): string | undefined {
  if (meetings.length === 0) return;
  return meetings.some(isBookable) ? t.lead : t.wait;
}

/** How many times are free on the coming days, and when the first day is. */
function FreeTimes({ meetings }: { meetings: readonly ListedMeeting[] }) {
  const language = useLanguage();
  const t = meetingsTexts[language];
  const bookable = meetings.filter(isBookable);
  const [first] = bookable;
  if (!first) return null;
  const free = bookable.reduce((sum, meeting) => sum + meeting.free, 0);
  const days = new Set(bookable.map(({ starts_at }) => fullDate(starts_at, language))).size;
  const { weekday, day, month } = dayParts(first.starts_at, language);
  return (
    <div className="page">
      <p className="meeting-free numbers">
        <span className="display text-numeral text-pine-800">{free}</span>{" "}
        <span>
          <strong className="block font-semibold">{t.freeTimes(free)}</strong>{" "}
          <span className="text-ink-2">
            {t.onDays({ days, first: `${weekday} ${day} ${month}` })}
          </span>
        </span>
      </p>
    </div>
  );
}

/** The day as the leaf of a calendar. */
function DayLeaf({ of }: { of: string }) {
  const { weekday, day, month } = dayParts(of, useLanguage());
  return (
    <time dateTime={of} className="meeting-leaf numbers">
      <span className="display">{day}</span> <span className="leaf-month">{month}</span>{" "}
      <span>{weekday}</span>
    </time>
  );
}

function Entry({ meeting, slots }: { meeting: ListedMeeting; slots: Slot[] | undefined }) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = meetingsTexts[language];
  const own = useLangOf(meeting.language);
  const { title, kind, campus, starts_at, ends_at } = meeting;
  const isOpen = isBookable(meeting);
  const label = isOpen ? t.bookOf(title) : t.lookOf(title);
  return (
    <li data-edit={edit?.("meetings", meeting.id)} className="meeting-entry">
      <DayLeaf of={starts_at} />
      <div className="meeting-what">
        <h2 {...own} className="text-h3">
          {title}
        </h2>
        <p className="numbers text-ink-2">
          {t.kinds[kind as keyof typeof t.kinds]}, {timeSpan(starts_at, ends_at, language)}
        </p>
        <p className="flex flex-wrap gap-x-5 text-ink-2">
          <CampusMark campus={campus} />
          <span className="numbers font-semibold text-ink">{standingIn(meeting, language)}</span>
        </p>
      </div>
      <ButtonLink
        to={`/meetings/${meeting.id}`}
        variant={isOpen ? "primary" : "outline2"}
        aria-label={label}
        className="no-print self-center justify-self-start"
      >
        {isOpen ? t.book : t.look}
      </ButtonLink>
      {slots && <DrawnTimes meeting={meeting} slots={slots} />}
    </li>
  );
}

/** "12 times are free", or why none can be booked. */
function standingIn(
  { standing, free, book_from }: ListedMeeting,
  language: keyof typeof meetingsTexts,
): string {
  const t = meetingsTexts[language];
  if (standing === "open") return t.free(free);
  return standing === "early" ? t.early(fullDate(book_from ?? "", language)) : t[standing];
}
