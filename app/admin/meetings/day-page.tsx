import adminTexts from "messages:admin/admin/admin";
import dayTexts from "messages:admin/meetings/day";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useParams } from "react-router";
import { gradesOfMeeting } from "../../../data/meetings/meeting-classes.ts";
import { listMeetingSlots, readHosts } from "../../../data/meetings/meetings.ts";
import { type DayBooking, listDayBookings } from "../../../data/meetings/meetings-office.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { saveCsv } from "../../connection/save-file.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { timeSpan } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { OneRow, RowHead } from "../form/row-page.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { classesOf, meetings } from "../resources/meetings.tsx";
import type { Route } from "./+types/day-page";
import { FamilyBooking } from "./family-booking.tsx";
import { HostSheet } from "./host-sheet.tsx";
import "../form/row-form.css";
import "./day.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const title = t.title(meetings.texts[language].tabs?.bookings ?? "");
  return pageMeta({ title, description: t.description }, page);
};

/** The day's list of a meeting: who comes when, with a sheet for each host. */
export default function DayPage() {
  const { id = "" } = useParams();
  return (
    <OneRow resource={meetings} id={id}>
      {(row) => <Day meeting={row} />}
    </OneRow>
  );
}

function Day({ meeting }: { meeting: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(dayTexts);
  const queries = useQueryClient();
  const queryKey = [...rowsKey("meetings"), "day", meeting.id];
  const day = useQuery({
    queryKey,
    queryFn: async () => {
      const client = await getBackend();
      const [slots, bookings] = await Promise.all([
        listMeetingSlots(client, meeting.id),
        listDayBookings(client, meeting.id),
      ]);
      return { slots, bookings };
    },
    staleTime: 0,
  });
  const head = (
    <RowHead resource={meetings} row={meeting} tab="bookings" lead={t.lead}>
      {day.data && day.data.bookings.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="no-print"
          onClick={() => void saveCsv(cellsOf(day.data.bookings), "meeting.csv")}
        >
          <Icon of={Download} />
          {t.csv}
        </Button>
      )}
    </RowHead>
  );
  const hosts = readHosts(meeting.hosts, language);
  if (hosts.length === 0)
    return (
      <>
        {head}
        <EmptyState
          title={t.none}
          wayOn={{ to: `/admin/meetings/${meeting.id}`, label: t.details }}
        >
          {null}
        </EmptyState>
      </>
    );
  if (day.isPending) return <PageLoading />;
  if (day.isLoadingError) return <LoadFailed retry={() => void day.refetch()} />;
  const { slots, bookings } = day.data;
  const refresh = () => queries.invalidateQueries({ queryKey });
  return (
    <>
      {head}
      <div className="no-print mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PrintButton>{t.print}</PrintButton>
      </div>
      {meeting.status === "draft" && <Notice kind="warn" title={t.draft} className="mb-6" />}
      {meeting.status === "published" && !meeting.cancelled_at && (
        <FamilyBooking
          meetingId={meeting.id}
          kind={textOf(meeting, "kind")}
          grades={gradesOfMeeting(classesOf(meeting), language)}
          hosts={hosts}
          slots={slots}
          onBooked={refresh}
        />
      )}
      {hosts.map((host) => (
        <HostSheet
          key={host.id}
          meeting={meeting}
          host={host}
          slots={slots.filter((slot) => slot.host === host.id)}
          bookings={bookings.filter((booking) => booking.host === host.id)}
          onChanged={refresh}
        />
      ))}
    </>
  );

  /** The list as a spreadsheet. */
  function cellsOf(rows: readonly DayBooking[]): string[][] {
    const names = new Map(hosts.map(({ id, name }) => [id, name]));
    return [
      [t.host, t.time, t.family, t.child, t.grade, t.phone, t.email, t.reference],
      ...rows.map((row) => [
        names.get(row.host) ?? row.host,
        timeSpan(row.starts_at, null, language),
        row.name,
        row.child_name ?? "",
        row.grade ?? "",
        row.phone,
        row.email ?? "",
        row.reference,
      ]),
    ];
  }
}
