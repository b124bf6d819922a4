import { MapPin } from "lucide-react";
import { campuses } from "../../../data/campuses.ts";
import type { ContactPage } from "../../../data/contact.ts";
import type { School } from "../../../data/school.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ContactLink } from "./office-hours.tsx";

/** Where the three campuses lie: our own map, and beside it how to reach each. */
export function CampusPlaces({
  school,
  places,
}: {
  school: School;
  places: ContactPage["places"];
}) {
  return (
    <section aria-labelledby="campuses" className="page columns-12 gap-y-8 pt-10 lg:pt-14">
      <h2 id="campuses" className="sr-only">
        Three campuses
      </h2>
      <figure className="col-span-full lg:col-span-7">
        <div className="campus-map">
          <Picture
            src="/prints/scenes/map.svg"
            alt="Map of the valley: the Yamuna in the east, the road to Nahan in the west. Paonta Sahib campus lies above the town, Juniors between town and river, Majra on the Nahan road."
            width={1600}
            height={1000}
            first
            className="aspect-16/10"
          />
          {campuses.map(({ id, name }) => (
            <span key={id} aria-hidden data-campus={id}>
              {name}
            </span>
          ))}
        </div>
        <figcaption className="mt-2.5 text-small text-ink-2">
          The valley from above, not to scale. Block print.
        </figcaption>
      </figure>
      <ul className="col-span-full border-t-2 border-ink lg:col-[8/13] lg:pl-2">
        {campuses.map(({ id, name }) => {
          const phone = school.campusPhones[id];
          const place = places[id];
          return (
            <li key={id} className="border-b border-line py-5 first:pt-4">
              <h3 className="text-h4">
                <CampusMark campus={id} />
              </h3>
              {place && (
                <>
                  <address className="mt-1.5 text-ink-2 not-italic">
                    {place.address.map((line) => (
                      <span key={line} className="block">
                        {line}
                      </span>
                    ))}
                  </address>
                  <p className="mt-1.5 text-ink-2">{place.way}</p>
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
                    Open a map
                    <span className="sr-only"> of {name}, on openstreetmap.org, in a new tab</span>
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
