import contactTexts from "messages:site/contact/contact";
import { Bus } from "lucide-react";
import type { CSSProperties } from "react";
import type { ContactPage } from "../../../data/forms/contact.ts";
import { isDrawn } from "../../../data/pages/campus-pictures.ts";
import { type Campus, campusesIn } from "../../../data/school/campuses.ts";
import type { School } from "../../../data/school/school-schema.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { clockTime } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { listOf } from "../../ui/lists.ts";
import { MapLink } from "../../ui/map-link.tsx";
import { callingAddress } from "../../ui/phone-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { wayTo } from "./campus-ways.ts";

/** Beside the marks of the drawn campuses. */
const besideMarks: Readonly<Record<string, CSSProperties>> = {
  "paonta-sahib": { top: "50.5%", right: "45.6%" },
  juniors: { top: "83%", right: "34.6%" },
  majra: { top: "69%", left: "22.5%" },
};

/** By the id of a campus: its bus routes, and when the first of their stops is, as "06:40". */
export type BusesByCampus = Record<string, { routes: number; first: string | null }>;

/** The campuses on our own map, with directions to each. */
export function CampusPlaces({
  school,
  places,
  buses,
  lang,
}: {
  school: School;
  places: ContactPage["places"];
  buses: BusesByCampus;
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
                first
                className="aspect-16/10"
              />
              <WaysOnMap of={campuses} />
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
          <figcaption className="mt-2.5 text-small text-ink-2">
            {campuses.every(wayTo) ? `${t.mapCaption} ${t.ways}` : t.mapCaption}
          </figcaption>
        </figure>
      )}
      <ul className={`campus-places ${isInTheValley ? "mt-8" : ""}`}>
        {campuses.map(({ id, name }) => {
          const phone = school.campusPhones[id];
          const place = places[id];
          const bus = buses[id];
          return (
            <li
              data-edit={edit?.("content", "contact", `places/${id}/way`)}
              key={id}
              className="flex flex-col border-t-2 border-ink pt-4"
            >
              <h3 className="text-h3">
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
              {bus?.first && (
                <p className="numbers mt-3 border-t border-line pt-2">
                  <SiteLink
                    to={`/transport?campus=${id}`}
                    className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-pine-800 underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
                  >
                    <Icon of={Bus} />
                    {t.buses({ count: bus.routes, time: clockTime(bus.first, language) })}
                  </SiteLink>
                </p>
              )}
              <div className="mt-auto flex flex-wrap gap-x-6 border-t border-line pt-1">
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

/** The ways from the bus stand to the campuses that have one, and where the roads lead. */
function WaysOnMap({ of: campuses }: { of: readonly Campus[] }) {
  const t = useTexts(contactTexts);
  return (
    <>
      <svg aria-hidden viewBox="0 0 1600 1000" className="campus-ways">
        {campuses.map((campus) => {
          const way = wayTo(campus);
          return way && <path key={campus.id} d={way} />;
        })}
        <circle cx="962" cy="639" r="13" />
      </svg>
      <span aria-hidden data-name="stand">
        {t.busStand}
      </span>
      <span aria-hidden data-name="west">
        ← {t.nahan}
      </span>
      <span aria-hidden data-name="east">
        {t.dehradun} →
      </span>
      <span aria-hidden data-name="river">
        {t.river}
      </span>
    </>
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
