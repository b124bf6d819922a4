import adminTexts from "messages:admin/admin/admin";
import dayTexts from "messages:admin/meetings/day";
import { useState } from "react";
import type { readHosts, Slot } from "../../../data/meetings/meetings.ts";
import { type DayBooking, withdrawBooking } from "../../../data/meetings/meetings-office.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { dayParts, timeSpan } from "../../ui/dates.ts";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { textOf } from "../resource.ts";

type Host = ReturnType<typeof readHosts>[number];

/** One host's day: every slot, booked by a family or free; printed on a sheet of its own. */
export function HostSheet({
  meeting,
  host,
  slots,
  bookings,
  onChanged,
}: {
  meeting: ManagedRow;
  host: Host;
  slots: readonly Slot[];
  bookings: readonly DayBooking[];
  onChanged: () => Promise<void>;
}) {
  const language = useLanguage();
  const t = useTexts(dayTexts);
  const { weekday, day, month, year } = dayParts(textOf(meeting, "starts_at"), language);
  // A booking with a time that the meeting no longer has is listed all the same.
  const times = [...new Set([...slots, ...bookings].map(({ starts_at }) => starts_at))].sort(
    (a, b) => Date.parse(a) - Date.parse(b),
  );
  return (
    <section aria-label={host.name} className="host-sheet">
      <h2>
        {host.name}
        {host.room && <span className="host-room">{t.room(host.room)}</span>}
      </h2>
      <p className="host-sheet-day">
        {textOf(meeting, "title")}, {weekday} {day} {month} {year}
      </p>
      <p className="numbers text-ink-2">
        {bookings.length} {t.booked}, {Math.max(0, times.length - bookings.length)} {t.free}
      </p>
      <table className="day-table numbers">
        <thead>
          <tr>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.child}</th>
            <th scope="col">{t.family}</th>
            <th scope="col">{t.phone}</th>
            <th scope="col" className="no-print">
              <span className="sr-only">{t.what}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <Row
              key={time}
              time={timeSpan(time, null, language)}
              booking={bookings.find(({ starts_at }) => starts_at === time)}
              onChanged={onChanged}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({
  time,
  booking,
  onChanged,
}: {
  time: string;
  booking: DayBooking | undefined;
  onChanged: () => Promise<void>;
}) {
  const language = useLanguage();
  const t = useTexts(dayTexts);
  if (!booking)
    return (
      <tr data-free>
        <th scope="row">{time}</th>
        <td colSpan={4}>{t.isFree}</td>
      </tr>
    );
  const { child_name: child, grade, name, phone } = booking;
  return (
    <tr>
      <th scope="row">{time}</th>
      <td>{[child, grade && gradeIn(grade, language)].filter(Boolean).join(", ")}</td>
      <td>{name}</td>
      <td>
        <PhoneLink phone={phone} />
      </td>
      <td className="no-print">
        {Date.parse(booking.starts_at) > Date.now() && (
          <Withdrawal booking={booking} time={time} onDone={onChanged} />
        )}
      </td>
    </tr>
  );
}

/** Cancels a booking for the office; asks before, because the family gets an email. */
function Withdrawal({
  booking,
  time,
  onDone,
}: {
  booking: DayBooking;
  time: string;
  onDone: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  const t = useTexts(dayTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const { name } = booking;
  const withdraw = async () => {
    setAsking(false);
    try {
      await withdrawBooking(await getBackend(), booking.id);
      showToast({ message: t.withdrawn });
      await onDone();
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
  };
  return (
    <>
      <Button
        variant="redOutline"
        size="small"
        aria-label={t.withdrawOf({ name, time })}
        onClick={() => setAsking(true)}
      >
        {t.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.withdrawQuestion(name)}
        confirm={t.withdrawSurely}
        cancel={t.keep}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      >
        <p>{t.withdrawFact}</p>
      </ConfirmDialog>
    </>
  );
}
