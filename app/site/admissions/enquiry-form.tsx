import sourceNames from "messages:names/enquirySources";
import enquiryFormTexts from "messages:site/admissions/enquiryForm";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { enquirySources } from "../../../data/admissions/enquiry-sources.ts";
import type { FeeSchedule } from "../../../data/admissions/fee-schedule.ts";
import type { Visit } from "../../../data/admissions/visits.ts";
import type { Focus } from "../../../data/gallery/print-focus.ts";
import type { Language } from "../../../data/languages.ts";
import { campusesIn, campusIds } from "../../../data/school/campuses.ts";
import { gradeFor } from "../../../data/school/grades.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Consent } from "../../ui/consent.tsx";
import { dayParts, timeSpan } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { KeptTyping } from "../../ui/kept-typing.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { fieldsOf } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ChildFields, GuardianFields } from "./child-and-guardian.tsx";
import { familyEnquiry } from "./family/family-enquiry.ts";

const formId = "enquiry";

/** The enquiry form, prefilled with the date of birth and class from the finder above it. */
export function EnquiryForm({
  refused,
  born,
  session,
  visits,
  meeting,
  buses,
}: {
  refused: RefusedForm | undefined;
  /** The date of birth that a class was found for. */
  born: string | null;
  session: { name: string; start: string };
  visits: Visit[];
  /** The print of what follows. */
  meeting: { src: string; focus: Focus | undefined };
  buses: FeeSchedule["buses"];
}) {
  const language = useLanguage();
  const t = enquiryFormTexts[language];
  const [query] = useSearchParams();
  const family = familyEnquiry(query, buses, language);
  const foundClass = (born && gradeFor(born, session.start)?.id) || undefined;
  const known = {
    ...family?.known,
    date_of_birth: born ?? undefined,
    class: foundClass ?? family?.known.class,
  };
  useFound(born, foundClass);
  const field = fieldsOf(refused, known);
  return (
    <section
      aria-labelledby="enquiry-title"
      className="no-print mt-section bg-paper-sunk py-section-70"
    >
      <div className="page columns-12 gap-y-9">
        <div className="col-span-full flex flex-col lg:col-span-4">
          <h2 id="enquiry-title" className="text-h2">
            {t.title}
          </h2>
          <p className="mt-4 max-w-112 text-lead text-ink-2">{t.lead(session.name)}</p>
          {family?.fact && <p className="mt-3 max-w-112 font-semibold">{family.fact}</p>}
          <OfficePhones />
          <div className="print still mt-9 min-h-40 flex-1 max-lg:hidden">
            <div className="absolute inset-0">
              <PictureImage {...meeting} alt="" />
            </div>
          </div>
          <p className="mt-6 max-w-112">
            {t.applyFact}{" "}
            <SiteLink to="/admissions/apply" className="inline-link font-semibold">
              {t.apply}
            </SiteLink>
          </p>
        </div>
        <div className="col-span-full bg-paper-raised p-5 shadow-lift sm:p-8 lg:col-start-5 lg:p-10 xl:col-start-6">
          <KeptTyping name={formId} untilLeft>
            <SentForm id={formId} proven to="/admissions" refused={refused} send={t.send}>
              <ChildFields field={field} />
              <GuardianFields field={field} />
              {visits.length > 0 && (
                <Field
                  label={t.visit}
                  as="select"
                  optional
                  {...field("visit_at")}
                  none={t.noVisit}
                  choices={visits.map((visit) => ({
                    id: visit.at,
                    name: visitName(visit, language),
                  }))}
                />
              )}
              <Field
                label={t.source}
                as="select"
                optional
                {...field("source")}
                none={t.chooseSource}
                choices={withNames(enquirySources, sourceNames[language])}
              />
              <Field
                label={t.message}
                as="textarea"
                optional
                {...field("message")}
                maxLength={4000}
                className="wide"
              />
              <Consent refused={refused} />
            </SentForm>
          </KeptTyping>
        </div>
      </div>
    </section>
  );
}

/** Whom to call instead, campus by campus. */
function OfficePhones() {
  const language = useLanguage();
  const t = enquiryFormTexts[language];
  const { school } = useSharedData();
  return (
    <div className="mt-8 max-lg:hidden">
      <h3 className="text-h4">{t.call}</h3>
      <ul className="mt-3 border-t-2 border-ink">
        {campusIds().map((id) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5"
          >
            <CampusMark campus={id} />
            <PhoneLink
              phone={school.campusPhones[id] ?? school.phone}
              className="flex min-h-11 items-center font-display text-h4 text-pine-800 underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Enters what the finder has found while the form is open; what else has been typed stays. */
function useFound(born: string | null, foundClass: string | undefined): void {
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form || !born) return;
    const enter = (name: string, value: string) => {
      const control = form.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    };
    enter("date_of_birth", born);
    if (foundClass) enter("class", foundClass);
  }, [born, foundClass]);
}

/** "Tuesday 24 November, 8:15 am", with the campuses unless all of them are open. */
function visitName({ at, campuses: open }: Visit, language: Language): string {
  const { weekday, day, month } = dayParts(at, language);
  const time = `${weekday} ${day} ${month}, ${timeSpan(at, null, language)}`;
  if (open.length === campusIds().length) return time;
  const names = campusesIn(language).filter(({ id }) => open.includes(id));
  return `${time} (${names.map(({ name }) => name).join(", ")})`;
}
