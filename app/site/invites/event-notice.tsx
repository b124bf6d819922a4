import { CircleX } from "lucide-react";
import type { SchoolEvent } from "../../../data/events.ts";
import { fullDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";

/** Said before everything else: an event that was called off. */
export function EventNotice({ event }: { event: SchoolEvent }) {
  if (!event.cancelled_at) return null;
  return (
    <div className="page pt-7">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 border-l-4 border-brick-600 bg-brick-50 px-5 py-4 text-brick-700">
        <Icon of={CircleX} className="mt-0.5" />
        <p>
          <b className="block font-semibold">This event is cancelled</b>
          <span className="numbers">
            The school called it off on {fullDate(event.cancelled_at)}. Whoever replied hears from
            us.
          </span>
        </p>
      </div>
    </div>
  );
}
