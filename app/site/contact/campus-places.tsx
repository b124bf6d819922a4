import contactTexts from "messages:site/contact/contact";
import type { CSSProperties } from "react";
import type { ContactPage } from "../../../data/forms/contact.ts";
import { isDrawn } from "../../../data/pages/campus-pictures.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import type { School } from "../../../data/school/school-schema.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { listOf } from "../../ui/lists.ts";
import { MapLink } from "../../ui/map-link.tsx";
import { callingAddress } from "../../ui/phone-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** Beside the marks of the drawn campuses. */
const besideMarks: Readonly<Record<string, CSSProperties>> = {
  "paonta-sahib": { top: "50.5%", right: "45.6%" },
  juniors: { top: "83%", right: "34.6%" },
  majra: { top: "69%", left: "22.5%" },
};

/** The campuses on our own map, with directions to each. */
export function CampusPlaces({
  school,
  places,
  lang,
}: {
  school: School;
  places: ContactPage["places"];
  /** The language of the places if it is not the page's. */
  lang: string | undefined;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = contactTexts[language];
  const campuses = campusesIn(language);
  // The map is of one valley: a school that is elsewhere has the list alone.
  const isInTheValley = campuses.some(isDrawn);
  const onTheMap = campuses.filter((campus) => campus.spot || isDrawn(campus));
  return (
    <section aria-labelledby="campuses" className="page pt-10 lg:pt-14">
      <h2 id="campuses" className="sr-only">
        {t.campuses}
      </h2>
      {isInTheValley && (
        <figure>
          <div className="campus-map">
            <div>
              <Picture
                src="/prints/scenes/map.svg"
                alt={t.mapShows(
                  listOf(
                    onTheMap.map(({ name }) => name),
                    language,
                  ),
                )}
                width={1600}
                height={1000}
                first
                className="aspect-16/10"
              />
              {onTheMap.map(({ id, name, mark, spot }) => (
                <span
                  key={id}
                  aria-hidden
                  data-campus={spot ? "anywhere" : "drawn"}
                  data-mark={mark}
                  style={spot ? { left: `${spot.x}%`, top: `${spot.y}%` } : besideMarks[id]}
                >
                  {name}
                </span>
              ))}
            </div>
          </div>
          <figcaption className="mt-2.5 text-small text-ink-2">{t.mapCaption}</figcaption>
        </figure>
      )}
      <ul className={`campus-places ${isInTheValley ? "mt-8" : ""}`}>
        {campuses.map(({ id, name }) => {
          const phone = school.campusPhones[id];
          const place = places[id];
          return (
            <li
              data-edit={edit?.("content", "contact", `places/${id}/way`)}
              key={id}
              className="flex flex-col border-t-2 border-ink pt-4"
            >
              <h3 className="text-h4">
                <CampusMark campus={id} />
              </h3>
              {place && (
                <>
                  <address lang={lang} className="mt-1.5 text-ink-2 not-italic">
                    {place.address.map((line) => (
                      <span key={line} className="block">
                        {line}
                      </span>
                    ))}
                  </address>
                  <p lang={lang} className="mt-1.5 text-ink-2">
                    {place.way}
                  </p>
                </>
              )}
              <div className="mt-auto flex flex-wrap gap-x-6 pt-1">
                <ContactLink href={callingAddress(phone ?? school.phone)}>
                  {phone ?? school.phone}
                </ContactLink>
                {place && <MapLink href={place.map} of={name} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

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
  const edit = useEditMark();
  const t = useTexts(contactTexts);
  return (
    <section
      aria-labelledby="office"
      className="col-span-full grid content-start gap-x-gap md:max-lg:grid-cols-2 lg:col-span-4"
    >
      <div>
        <h2 id="office" className="text-h3">
          {t.office}
        </h2>
        <address data-edit={edit?.("content", "school", "address/0")} className="mt-4 not-italic">
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
        <div className="mt-8 md:max-lg:mt-1">
          <h3 className="text-h4">{t.hours}</h3>
          <dl lang={lang} className="numbers mt-2 border-t-2 border-ink">
            {hours.map(({ days, time, note }, place) => (
              <div
                data-edit={edit?.("content", "contact", `hours/${place}/days`)}
                key={days}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3"
              >
                <dt>{days}</dt>
                <dd className="text-right">{time}</dd>
                {note && <dd className="col-span-full text-small text-ink-2">{note}</dd>}
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className="no-print mt-6 md:max-lg:mt-2">
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
