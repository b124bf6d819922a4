import contactTexts from "messages:site/contact/contact";
import { MapPin } from "lucide-react";
import type { ContactPage } from "../../../data/forms/contact.ts";
import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import type { School } from "../../../data/school/school-schema.ts";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ContactLink } from "./office-hours.tsx";

/** The three campuses on our own map, with directions to each. */
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
  const language = useLanguage();
  const t = contactTexts[language];
  return (
    <section aria-labelledby="campuses" className="page columns-12 gap-y-8 pt-10 lg:pt-14">
      <h2 id="campuses" className="sr-only">
        {t.campuses}
      </h2>
      <figure className="col-span-full lg:col-span-7">
        <div className="campus-map">
          <Picture
            src="/prints/scenes/map.svg"
            alt={t.mapShows}
            width={1600}
            height={1000}
            first
            className="aspect-16/10"
          />
          {listIn(campuses, language).map(({ id, name }) => (
            <span key={id} aria-hidden data-campus={id}>
              {name}
            </span>
          ))}
        </div>
        <figcaption className="mt-2.5 text-small text-ink-2">{t.mapCaption}</figcaption>
      </figure>
      <ul className="col-span-full border-t-2 border-ink lg:col-[8/13]">
        {listIn(campuses, language).map(({ id, name }) => {
          const phone = school.campusPhones[id];
          const place = places[id];
          return (
            <li key={id} className="border-b border-line py-5 first:pt-4">
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
              <div className="mt-1 flex flex-wrap gap-x-6">
                <ContactLink href={`tel:${(phone ?? school.phone).replaceAll(" ", "")}`}>
                  {phone ?? school.phone}
                </ContactLink>
                {place && (
                  <a
                    href={place.map}
                    rel="noreferrer"
                    target="_blank"
                    className="inline-flex min-h-11 items-center gap-2 text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
                  >
                    <Icon of={MapPin} />
                    {t.openMap}
                    <span className="sr-only">{t.ofCampus(name)}</span>
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
