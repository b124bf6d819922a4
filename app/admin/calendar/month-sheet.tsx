import adminTexts from "messages:admin/admin/admin";
import monthTexts from "messages:admin/calendar/month";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Occurrence } from "../../../data/calendar/calendar-month.ts";
import { addDays, type Day, daysBetween, monthOf } from "../../../data/calendar/days.ts";
import type { Language } from "../../../data/languages.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { type ManagedRow, updateRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { WeekdayHead } from "../../site/calendar/weekday-head.tsx";
import { clockTime, shortDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import "./month.css";

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Several keyboard steps are saved as one. */
const pauseMs = 700;

type Shift = { row: ManagedRow; by: number };

/** The days of a month with their entries, and a link to add an entry on each. */
export function MonthSheet({
  days,
  month,
  entries,
}: {
  days: readonly Day[];
  month: string;
  entries: readonly Occurrence[];
}) {
  const [shift, setShift] = useState<Shift>();
  const [said, setSaid] = useState("");
  const held = useRef<{ row: ManagedRow; from: Day; hasMoved: boolean }>(undefined);
  const moving = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sheet = useRef<HTMLTableElement>(null);
  const language = useLanguage();
  const t = useTexts(monthTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();

  // The focus follows an entry moved by keys.
  useLayoutEffect(() => {
    const entry = sheet.current?.querySelector<HTMLElement>(`[data-entry="${moving.current}"]`);
    if (entry && document.activeElement !== entry) entry.focus();
  });
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey("calendar_entries") });
  const save = async ({ row, by }: Shift) => {
    if (by === 0) return setShift(undefined);
    const [starts_on, ends_on] = [textOf(row, "starts_on"), textOf(row, "ends_on")];
    const values = { starts_on: addDays(starts_on, by), ends_on: addDays(ends_on, by) };
    try {
      const client = await getBackend();
      const at = { id: row.id, seen: row.updated_at };
      const changed = await updateRow(client, "calendar_entries", at, values);
      const undo = async () => {
        await undoChanges(client, "calendar_entries", [row.id], row.updated_at);
        void refresh();
      };
      const message = t.moved({
        title: textOf(row, "title"),
        day: shortDate(values.starts_on, language),
      });
      showToast(changed ? { message, undo } : { message: admin.staleTitle });
    } catch {
      showToast({ message: admin.saveFailed });
    }
    await refresh();
    setShift(undefined);
  };
  const step = (event: KeyboardEvent, row: ManagedRow) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = { row, by: (shift?.row.id === row.id ? shift.by : 0) + by };
    moving.current = row.id;
    setShift(next);
    setSaid(t.nowOn(shortDate(addDays(textOf(row, "starts_on"), next.by), language)));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(next), pauseMs);
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    const day = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-day]")
      ?.dataset.day;
    if (!day) return;
    const by = daysBetween(held.current.from, day);
    held.current.hasMoved ||= by !== 0;
    if (held.current.hasMoved) setShift({ row: held.current.row, by });
  };
  const drop = () => {
    const isClick = !held.current?.hasMoved;
    const row = held.current?.row;
    if (!row) return;
    held.current = undefined;
    if (isClick) void navigate(`/admin/calendar/${row.id}`);
    else if (shift) void save(shift);
  };
  const shown = entries.map((entry) =>
    shift && entry.row.id === shift.row.id
      ? { ...entry, from: addDays(entry.from, shift.by), to: addDays(entry.to, shift.by) }
      : entry,
  );
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <table
        ref={sheet}
        className="month-edit"
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => {
          held.current = undefined;
          setShift(undefined);
        }}
      >
        <WeekdayHead />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-day={day} data-other={monthOf(day) !== month || undefined}>
                  <NewOn day={day} />
                  {shown
                    .filter(({ from, to }) => from <= day && day <= to)
                    .map(({ row, from, isFirst }) => (
                      <button
                        key={`${row.id} ${from}`}
                        type="button"
                        className="month-entry"
                        data-kind={textOf(row, "kind")}
                        data-entry={isFirst && from === day ? row.id : undefined}
                        aria-label={t.entry({
                          title: hourOf(row, language) + textOf(row, "title"),
                          day: shortDate(from, language),
                        })}
                        tabIndex={from === day ? 0 : -1}
                        onKeyDown={(event) => step(event, row)}
                        onClick={(event) => {
                          // Only for the keyboard; a pointer's click also ends a drag.
                          if (event.detail === 0) void navigate(`/admin/calendar/${row.id}`);
                        }}
                        onPointerDown={(event) => {
                          if (event.button !== 0) return;
                          // The entry itself moves to another cell while it is dragged.
                          sheet.current?.setPointerCapture(event.pointerId);
                          held.current = { row, from: day, hasMoved: false };
                          moving.current = undefined;
                        }}
                        onBlur={() => {
                          if (!shift) moving.current = undefined;
                        }}
                      >
                        <span className="month-hour">{hourOf(row, language)}</span>
                        {textOf(row, "title")}
                      </button>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** "9:00 am ", with the space before the title; "" for all-day entries. */
function hourOf(row: ManagedRow, language: Language): string {
  const hour = textOf(row, "start_time");
  return hour && `${clockTime(hour, language)} `;
}

/** The number of a day, a link for adding an entry on it. */
function NewOn({ day }: { day: Day }) {
  const t = useTexts(monthTexts);
  return (
    <SiteLink
      to={`/admin/calendar/new?starts_on=${day}`}
      className="month-day"
      aria-label={t.newOn(shortDate(day, useLanguage()))}
    >
      {Number(day.slice(8))}
      <Icon of={Plus} />
    </SiteLink>
  );
}
