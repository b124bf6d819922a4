import contactTexts from "messages:site/contact/contact";
import type { ContactPage } from "../../../data/forms/contact.ts";
import type { School } from "../../../data/school/school-schema.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { callingAddress } from "../../ui/phone-link.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import { ContactLink } from "./campus-places.tsx";

/** The school office: address, phone, email, and the board at its door with the hours. */
export function OfficeHours({
  school,
  hours,
  lang,
}: {
  school: School;
  hours: ContactPage["hours"];
  /** The language of the hours if it is not the page's. */
  lang: string | undefined;
}) {
  const edit = useEditMark();
  const t = useTexts(contactTexts);
  return (
    <section
      aria-labelledby="office"
      className="col-span-full grid content-start gap-x-gap md:max-lg:grid-cols-2 lg:col-span-4 lg:flex lg:flex-col"
    >
      <div>
        <h2 id="office">{t.office}</h2>
        <address
          data-edit={edit?.("content", "school", "address/0")}
          className="mt-4 text-large/[1.5] not-italic"
        >
          {school.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <ContactLink href={callingAddress(school.phone)}>{school.phone}</ContactLink>
          <ContactLink href={`mailto:${school.email}`}>{school.email}</ContactLink>
        </address>
      </div>
      {hours.length > 0 && (
        <div className="hours-board on-pine">
          <h3 className="text-h4">{t.hours}</h3>
          <dl lang={lang} className="numbers">
            {hours.map(({ days, time, note }, place) => (
              <div data-edit={edit?.("content", "contact", `hours/${place}/days`)} key={days}>
                <dt className="text-pine-200">{days}</dt>
                <dd className="font-display text-h3 font-headline">{time}</dd>
                {note && <dd className="mt-1 text-small text-pine-200">{note}</dd>}
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className="no-print mt-6 md:max-lg:mt-2 lg:mt-8">
        <CutLink to="/certificates" arrow>
          {t.certificate}
        </CutLink>
      </p>
    </section>
  );
}
