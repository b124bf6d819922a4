import enquiriesTexts from "messages:admin/enquiries/enquiries";
import { useQuery } from "@tanstack/react-query";
import { getAlumniReport } from "../../../data/office/enquiry-answers.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import { textOf } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";
import "../people/people.css";

/** Who was reported, by whom, and the message. Action against a person is taken on their page. */
export function AboutReport({ row }: { row: ManagedRow }) {
  const t = useTexts(enquiriesTexts);
  const report = useQuery({
    queryKey: [...rowsKey("alumni_reports"), "about", row.id],
    queryFn: async () => getAlumniReport(await getBackend(), row.id),
  });
  if (report.isError) return <LoadFailed retry={() => void report.refetch()} />;
  const person = (id: string | null | undefined, name: string | null | undefined) =>
    id ? (
      <SiteLink to={`/admin/alumni/${id}`} className="admin-quiet-link">
        {name ?? t.gone}
      </SiteLink>
    ) : (
      t.gone
    );
  return (
    <div className="about-row">
      <Facts
        of={[
          [t.person, person(report.data?.person_id, report.data?.person_name)],
          [t.reporter, person(report.data?.reporter_id, report.data?.reporter_name)],
          [t.note, textOf(row, "note")],
          [t.message, report.data?.message],
        ]}
      />
    </div>
  );
}
