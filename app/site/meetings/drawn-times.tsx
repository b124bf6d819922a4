import meetingTexts from "messages:site/meetings/meeting";
import meetingsTexts from "messages:site/meetings/meetings";
import type { CSSProperties } from "react";
import { indianClock, twelveHourClock } from "../../../data/calendar/indian-time.ts";
import type { ListedMeeting, Slot } from "../../../data/meetings/meetings.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { timeSpan } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { clockName } from "./clock-name.ts";
import "./drawn-times.css";

/** The rest stand behind the button of the meeting. */
const mostHosts = 6;
const mostHours = 4;
const hour = 3_600_000;

/**
 * A meeting as a board: a rail for each person, on it a slip for each time. A free one leads to its booking, of a
 * taken one the stub is left. With the keyboard and a screen reader a person's name leads to the same times, so that
 * one need not pass all of them.
 */
export function DrawnTimes({ meeting, slots }: { meeting: ListedMeeting; slots: Slot[] }) {
  const t = useTexts(meetingsTexts);
  const { id, hosts } = meeting;
  const shown = hosts.slice(0, mostHosts);
  return (
    <div
      className="drawn-times on-pine numbers"
      style={{ "--times": timesIn(meeting) } as CSSProperties}
      data-roomy={timesIn(meeting) <= mostRoomy || undefined}
    >
      <Hours meeting={meeting} />
      <ul>
        {shown.map((host) => (
          <li key={host.id}>
            <HostLine
              host={host}
              to={`/meetings/${id}?host=${host.id}`}
              meeting={meeting}
              slots={slots.filter((slot) => slot.host === host.id)}
            />
          </li>
        ))}
      </ul>
      {hosts.length > shown.length && (
        <p className="pt-3 text-small text-ink-2">{t.more(hosts.length - shown.length)}</p>
      )}
    </div>
  );
}

/** What a slip, its stub and a dashed place are. */
export function KeyOfTimes({ hasBreaks }: { hasBreaks: boolean }) {
  const { key } = useTexts(meetingsTexts);
  return (
    <p aria-hidden className="drawn-key on-pine no-print">
      {(["free", "taken", ...(hasBreaks ? (["break"] as const) : [])] as const).map((state) => (
        <span key={state}>
          <span data-slot={state} />
          {key[state]}
        </span>
      ))}
    </p>
  );
}

function HostLine({
  host,
  to,
  meeting,
  slots,
}: {
  host: ListedMeeting["hosts"][number];
  to: string;
  meeting: ListedMeeting;
  slots: Slot[];
}) {
  const t = useTexts(meetingTexts);
  const own = useLangOf(host.language);
  const isDense = timesIn(meeting) > mostNamed;
  return (
    <>
      <SiteLink {...own} to={`${to}#times`} className="inline-link drawn-host">
        {host.name}
      </SiteLink>
      <span className="drawn-free">{t.free(slots.filter(({ is_free }) => is_free).length)}</span>
      <span aria-hidden className="drawn-slots" data-dense={isDense || undefined}>
        {timesOf(meeting, slots).map(({ at, state, gap }) => {
          const drawn = {
            "data-slot": state,
            style: gap > 0 ? ({ "--gap": gap } as CSSProperties) : undefined,
          };
          if (state !== "free" || isDense) {
            return (
              <span key={at} {...drawn}>
                {state === "free" && clockAt(at)}
              </span>
            );
          }
          return (
            <SiteLink
              key={at}
              {...drawn}
              to={`${to}&time=${clockName(at)}#times`}
              prefetch="none"
              tabIndex={-1}
            >
              {clockAt(at)}
            </SiteLink>
          );
        })}
      </span>
    </>
  );
}

/** Of more times none is wide enough to be named and pressed. */
const mostNamed = 24;
/** So many have room for their names at every width with a scale, so that no hours stand above them. */
const mostRoomy = 14;

/** "2:30"; the hours above say whether it is before or after noon. */
function clockAt(instant: number): string {
  return twelveHourClock(new Date(instant)).clock;
}

/**
 * The times of one person in their order, and as breaks those of the meeting that this person does not offer;
 * before each the gap, in times, where it does not follow at once.
 */
function timesOf(meeting: ListedMeeting, slots: readonly Slot[]) {
  const start = Date.parse(meeting.starts_at);
  const step = meeting.slot_minutes * 60_000;
  const own = slots.map(({ starts_at: begins, is_free }) => {
    return { at: Date.parse(begins), state: is_free ? "free" : "taken" } as const;
  });
  const breaks = Array.from({ length: timesIn(meeting) }, (_, place) => {
    return { at: start + place * step, state: "break" } as const;
  }).filter(({ at }) => own.every((one) => Math.abs(one.at - at) >= step));
  const all = [...own, ...breaks].sort((a, b) => a.at - b.at);
  return all.map((time, place) => {
    const before = all[place - 1];
    const gap = (time.at - (before ? before.at + step : start)) / step;
    return { ...time, gap: Math.round(gap * 100) / 100 };
  });
}

/** How many times follow each other from the beginning to the end of a meeting. */
function timesIn({ starts_at, ends_at, slot_minutes }: ListedMeeting): number {
  return Math.floor((Date.parse(ends_at) - Date.parse(starts_at)) / (slot_minutes * 60_000));
}

/** Whether one of the people drawn has a break. */
export function hasBreaks({ meeting, slots }: { meeting: ListedMeeting; slots: readonly Slot[] }) {
  return meeting.hosts.slice(0, mostHosts).some(({ id }) => {
    const own = slots.filter((slot) => slot.host === id);
    return timesOf(meeting, own).some(({ state }) => state === "break");
  });
}

/** The whole hours above the times, as many as a phone has room for. */
function Hours({ meeting }: { meeting: ListedMeeting }) {
  const language = useLanguage();
  const [start, end] = [Date.parse(meeting.starts_at), Date.parse(meeting.ends_at)];
  const past = indianClock(meeting.starts_at).getUTCMinutes() * 60_000;
  const first = past === 0 ? start : start - past + hour;
  const all = Array.from({ length: Math.max(0, Math.ceil((end - first) / hour)) }, (_, place) =>
    new Date(first + place * hour).toISOString(),
  );
  const step = Math.max(1, Math.ceil(all.length / mostHours));
  const shareOf = scaleOf(meeting);
  return (
    <svg aria-hidden className="drawn-hours">
      {all
        .filter((_, place) => place % step === 0)
        .map((at) => {
          const share = shareOf(Date.parse(at));
          return (
            <text key={at} x={percent(share)} y="0.9rem" textAnchor={anchorAt(share)}>
              {timeSpan(at, null, language)}
            </text>
          );
        })}
    </svg>
  );
}

/** At either end of the scale a name would stand out beyond it. */
function anchorAt(share: number) {
  if (share < 0.05) return "start";
  return share > 0.95 ? "end" : "middle";
}

/** How far between the beginning of a meeting and the end of its last time an instant lies, from 0 to 1. */
function scaleOf(meeting: ListedMeeting) {
  const start = Date.parse(meeting.starts_at);
  const length = timesIn(meeting) * meeting.slot_minutes * 60_000;
  return (instant: number) => (instant - start) / length;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
