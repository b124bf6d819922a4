import contactTexts from "messages:site/contact/contact";
import type { ContactPage } from "../../../data/forms/contact.ts";
import type { School } from "../../../data/school/school-schema.ts";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";

/** The school office: address, phone, email and opening hours. */
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
  const t = useTexts(contactTexts);
  return (
    <section aria-labelledby="office" className="col-span-full lg:col-span-4">
      <h2 id="office" className="text-h3">
        {t.office}
      </h2>
      <address className="mt-4 not-italic">
        {school.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <ContactLink href={`tel:${school.phone.replaceAll(" ", "")}`}>{school.phone}</ContactLink>
        <ContactLink href={`mailto:${school.email}`}>{school.email}</ContactLink>
      </address>
      {hours.length > 0 && (
        <>
          <h3 className="mt-8 text-h4">{t.hours}</h3>
          <dl lang={lang} className="numbers mt-2 border-t-2 border-ink">
            {hours.map(({ days, time, note }) => (
              <div
                key={days}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3"
              >
                <dt>{days}</dt>
                <dd className="text-right">{time}</dd>
                {note && <dd className="col-span-full text-small text-ink-2">{note}</dd>}
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="no-print mt-6">
        <CutLink to="/certificates" arrow>
          {t.certificate}
        </CutLink>
      </p>
    </section>
  );
}

/** A phone number or email address as a link, 44 px high for fingers. */
export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="numbers flex min-h-11 w-fit max-w-full items-center font-semibold break-all text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
    >
      {children}
    </a>
  );
}
