import enquiriesTexts from "messages:admin/enquiries/enquiries";
import type { ReactNode } from "react";
import { type EnquiryTable, getAlumniReport } from "../../../data/office/enquiry-answers.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { choiceName } from "../../../data/school/choices.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import type { AnsweredRow } from "../form/about-row.ts";
import { Facts } from "../frame/facts.tsx";
import { momentOf, textOf } from "../resource.ts";
import { Thread } from "./thread.tsx";
import "../people/people.css";
import { useQuery } from "@tanstack/react-query";
import { getBackend } from "../../connection/backend.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { rowsKey } from "../query-keys.ts";

/** An admission enquiry: the child, the guardian, the question and its answers. */
export function AboutEnquiry({ row, onUnsent }: AnsweredRow) {
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const guardian = [textOf(row, "guardian_name"), textOf(row, "guardian_relation")];
  return (
    <About row={row} target="admission_enquiries" onUnsent={onUnsent}>
      {[
        [t.child, textOf(row, "child_name")],
        [t.born, shortDate(textOf(row, "date_of_birth"), language)],
        [t.class, gradeIn(textOf(row, "class"), language)],
        [t.session, textOf(row, "session")],
        [t.campus, <CampusMark key="campus" campus={textOf(row, "campus")} />],
        [t.guardian, guardian.filter(Boolean).join(", ")],
      ]}
    </About>
  );
}

/** A message of the contact form, and its answers. */
export function AboutMessage({ row, onUnsent }: AnsweredRow) {
  const t = useTexts(enquiriesTexts);
  const campus = textOf(row, "campus");
  const topic = choiceName("contact_topics", textOf(row, "topic"), useLanguage());
  return (
    <About row={row} target="contact_messages" onUnsent={onUnsent}>
      {[
        [t.name, textOf(row, "name")],
        [t.topic, topic],
        [t.campus, campus && <CampusMark key="campus" campus={campus} />],
      ]}
    </About>
  );
}

function About({
  row,
  target,
  onUnsent,
  children,
}: {
  row: ManagedRow;
  target: EnquiryTable;
  onUnsent: AnsweredRow["onUnsent"];
  children: [string, ReactNode][];
}) {
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const [email, phone] = [textOf(row, "email"), textOf(row, "phone")];
  return (
    <div className="about-row">
      <Facts
        of={[
          [t.reference, textOf(row, "reference")],
          [t.received, momentOf(row.created_at, language)],
          ...children,
          [
            t.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [
            t.phone,
            phone && (
              <a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                {phone}
              </a>
            ),
          ],
        ]}
      />
      <Thread target={target} id={row.id} question={textOf(row, "message")} onUnsent={onUnsent} />
    </div>
  );
}

/** Who was reported, by whom, and the message. Action against a person is taken on their page. */
export function AboutReport({ row }: { row: ManagedRow }) {
  const t = useTexts(enquiriesTexts);
  const report = useQuery({
    queryKey: [...rowsKey("alumni_reports"), "about", row.id],
    queryFn: async () => getAlumniReport(await getBackend(), row.id),
  });
  if (report.isLoadingError) return <LoadFailed retry={() => void report.refetch()} />;
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
