import enquiriesTexts from "messages:admin/enquiries/enquiries";
import type { ReactNode } from "react";
import { contactTopics } from "../../../data/forms/contact-topics.ts";
import { listIn } from "../../../data/languages.ts";
import type { EnquiryTable } from "../../../data/office/enquiry-answers.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { Facts } from "../frame/facts.tsx";
import { textOf } from "../resource.ts";
import { Thread } from "./thread.tsx";
import "../people/people.css";

/** An admission enquiry: the child, the guardian, the question and its answers. */
export function AboutEnquiry({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const guardian = [textOf(row, "guardian_name"), textOf(row, "guardian_relation")];
  return (
    <About row={row} target="admission_enquiries">
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
export function AboutMessage({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const campus = textOf(row, "campus");
  const topic = listIn(contactTopics, language).find(({ id }) => id === row.topic);
  return (
    <About row={row} target="contact_messages">
      {[
        [t.name, textOf(row, "name")],
        [t.topic, topic?.name],
        [t.campus, campus && <CampusMark key="campus" campus={campus} />],
      ]}
    </About>
  );
}

function About({
  row,
  target,
  children,
}: {
  row: ManagedRow;
  target: EnquiryTable;
  children: [string, ReactNode][];
}) {
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const [email, phone] = [textOf(row, "email"), textOf(row, "phone")];
  const { created_at } = row;
  return (
    <div className="about-row">
      <Facts
        of={[
          [t.reference, textOf(row, "reference")],
          [
            t.received,
            `${shortDate(created_at, language)}, ${timeSpan(created_at, null, language)}`,
          ],
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
      <Thread target={target} id={row.id} question={textOf(row, "message")} />
    </div>
  );
}
