import meetingTexts from "messages:site/meetings/meeting";
import { useLocation } from "react-router";
import type { Meeting } from "../../../data/meetings/meetings.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";

type Host = Meeting["hosts"][number];

/** Who can be met, each with how many times are free: links, so that choosing needs no script. */
export function HostChoice({
  meeting,
  chosen,
  to,
}: {
  meeting: Pick<Meeting, "hosts" | "slots">;
  chosen: string | undefined;
  to: (host: string) => string;
}) {
  return (
    <ul className="host-list">
      {meeting.hosts.map((host) => (
        <li key={host.id}>
          <HostLink
            host={host}
            slots={meeting.slots.filter((slot) => slot.host === host.id)}
            isChosen={host.id === chosen}
            to={to(host.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function HostLink({
  host,
  slots,
  isChosen,
  to,
}: {
  host: Host;
  slots: Meeting["slots"];
  isChosen: boolean;
  to: string;
}) {
  const t = useTexts(meetingTexts);
  const own = useLangOf(host.language);
  const free = slots.filter(({ is_free }) => is_free).length;
  return (
    <SiteLink
      to={to}
      state={useLocation().state}
      className="host-link"
      aria-current={isChosen ? "true" : undefined}
      data-full={free === 0}
    >
      <span {...own} className="font-semibold">
        {host.name}
      </span>
      <span className="numbers text-small">
        {host.room && `${t.room(host.room)}, `}
        {slots.length > 0 ? t.free(free) : t.noTimes}
      </span>
      {/* The same once more as a picture: their times in a row, the free ones dark. */}
      <span aria-hidden className="host-strip">
        {slots.map(({ starts_at, is_free }) => (
          <span key={starts_at} data-free={is_free || undefined} />
        ))}
      </span>
    </SiteLink>
  );
}
