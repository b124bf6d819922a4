import aboutTexts from "messages:admin/applications/about";
import words from "messages:admin/fields/office/applications";
import sharedFields from "messages:admin/form/sharedFields";
import { useQuery } from "@tanstack/react-query";
import { listFamilyApplications } from "../../../data/admissions/applications-office.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { nameOf } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import { momentOf, textOf } from "../resource.ts";
import { useAmountDue } from "./amount-due.ts";
import { ApplicationDocuments } from "./application-documents.tsx";
import { ApplicationPayments } from "./application-payments.tsx";
import { EnrolForm } from "./enrol-form.tsx";
import { MoveForm } from "./move-form.tsx";
import "../people/people.css";

/** A family's application, its other applications, and the office's answer. */
export function AboutApplication({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = aboutTexts[language];
  const due = useAmountDue(row);
  const { fields, choices } = words[language];
  const shared = useTexts(sharedFields);
  const [email, phone, enquiry] = [
    textOf(row, "email"),
    textOf(row, "phone"),
    textOf(row, "enquiry_id"),
  ];
  const [meeting, student] = [textOf(row, "meeting_id"), textOf(row, "student_id")];
  const mayEnrol = works(useOfficeRights(), "students");
  const guardian = [textOf(row, "guardian_name"), textOf(row, "guardian_relation")];
  const offerDay = textOf(row, "offer_ends_on");
  const isOver = row.stage === "offer" && offerDay < indianDay(new Date());
  const offer = offerDay && [shortDate(offerDay, language), isOver && t.offerOver];
  return (
    <div className="about-row">
      <Facts
        of={[
          [fields.reference, textOf(row, "reference")],
          [fields.submitted_at, momentOf(textOf(row, "submitted_at"), language)],
          [fields.stage.label, nameOf(choices.stage, row.stage)],
          [fields.stage_since, momentOf(textOf(row, "stage_since"), language)],
          [fields.offer_ends_on, offer ? offer.filter(Boolean).join(", ") : ""],
          [t.due, due ? rupees(due) : ""],
          [fields.words, textOf(row, "words")],
          [fields.date_of_birth, shortDate(textOf(row, "date_of_birth"), language)],
          [fields.class.label, gradeIn(textOf(row, "class"), language)],
          [shared.campus.label, <CampusMark key="campus" campus={textOf(row, "campus")} />],
          [fields.present_school, textOf(row, "present_school")],
          [fields.message, textOf(row, "message")],
          [fields.guardian_name, guardian.filter(Boolean).join(", ")],
          [
            fields.email.label,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [
            fields.phone,
            <a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
              {phone}
            </a>,
          ],
          [
            t.times,
            meeting && (
              <SiteLink key="times" to={`/admin/meetings/${meeting}/bookings`}>
                {t.openTimes}
              </SiteLink>
            ),
          ],
          [
            t.enrol.title,
            student && (
              <SiteLink key="student" to={`/admin/students/${student}`}>
                {t.enrol.open}
              </SiteLink>
            ),
          ],
          [
            t.enquiry,
            enquiry && (
              <SiteLink key="enquiry" to={`/admin/enquiries/${enquiry}`}>
                {t.open}
              </SiteLink>
            ),
          ],
        ]}
      />
      <FamilyApplications row={row} />
      {row.stage === "accepted" && mayEnrol && !student && (
        <section aria-labelledby="enrol">
          <h2 id="enrol">{t.enrol.title}</h2>
          <EnrolForm row={row} />
        </section>
      )}
      <ApplicationDocuments application={row.id} />
      <ApplicationPayments application={row} />
      <section aria-labelledby="move">
        <h2 id="move">{t.move.title}</h2>
        <MoveForm
          key={row.updated_at}
          application={{
            id: row.id,
            campus: textOf(row, "campus"),
            class: textOf(row, "class"),
            stage: textOf(row, "stage"),
            language: textOf(row, "language"),
            offer_ends_on: offerDay || null,
            meeting_id: textOf(row, "meeting_id") || null,
          }}
        />
      </section>
    </div>
  );
}

/** Brothers and sisters, and other applications for the same child. */
function FamilyApplications({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = aboutTexts[language];
  const { choices } = words[language];
  const others = useQuery({
    queryKey: [...rowsKey("applications"), "family", row.id],
    queryFn: async () => listFamilyApplications(await getBackend(), row.id, textOf(row, "email")),
  });
  if (others.isLoadingError) return <LoadFailed retry={() => void others.refetch()} />;
  if (!others.data || others.data.length === 0) return null;
  return (
    <section aria-labelledby="family">
      <h2 id="family">{t.family}</h2>
      <ul className="about-list">
        {others.data.map((other) => (
          <li key={other.id}>
            <SiteLink to={`/admin/applications/${other.id}`} className="admin-quiet-link">
              {other.child_name}
            </SiteLink>{" "}
            {[gradeIn(other.class ?? "", language), nameOf(choices.stage, other.stage)]
              .filter(Boolean)
              .join(", ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
