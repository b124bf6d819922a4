import { addressIn, type Language, languageOf } from "../../data/languages.ts";
import type { Look } from "../../data/look/look.ts";
import { type CampusId, campusesIn, campusPath } from "../../data/school/campuses.ts";
import { foundingYear } from "../../data/school/founding-year.ts";
import type { School } from "../../data/school/school-schema.ts";

/** A schema.org object, written into the page as JSON-LD. */
export type Thing = { "@type": string; [property: string]: unknown };

/** The ids of shared objects: the school, the site and the page. */
export type Place = {
  school: School;
  look?: Look | undefined;
  siteUrl: string;
  language: Language;
  path: string;
};

/** The school's mark as a picture. */
export const iconAddress = ({ siteUrl, look }: Place) =>
  `${siteUrl}${look?.icons ?? "/icons"}/icon-512.png`;

/** The school with its campuses (https://schema.org/School), for the pages about it. */
export function schoolThing(
  place: Place,
  places: Partial<Record<CampusId, { address: readonly string[] }>> = {},
): Thing {
  const { school, language } = place;
  return {
    ...schoolReference(place),
    description: school.tagline,
    logo: iconAddress(place),
    image: iconAddress(place),
    email: school.email,
    telephone: school.phone,
    ...(foundingYear(school) && { foundingDate: foundingYear(school) }),
    address: postalAddress(school.address),
    sameAs: Object.values(school.social),
    department: campusesIn(language).map((campus) =>
      campusThing(campus, places[campus.id]?.address, place),
    ),
  };
}

/** A campus; without its own address it has the school's. */
export function campusThing(
  { id, slug, name }: { id: CampusId; slug: string; name: string },
  address: readonly string[] | undefined,
  { school, siteUrl, language }: Place,
): Thing {
  const url = siteUrl + addressIn(language, campusPath({ slug }));
  return {
    "@type": "School",
    "@id": `${siteUrl}/campus/${id}#school`,
    name: `${school.name}, ${name}`,
    url,
    telephone: school.campusPhones[id] ?? school.phone,
    address: postalAddress(address ?? [name, ...school.address]),
    parentOrganization: { "@type": "School", "@id": `${siteUrl}/#school`, name: school.name },
  };
}

/** A short reference to the school, for other things. */
export function schoolReference({ school, siteUrl, language }: Place) {
  return {
    "@type": "School",
    "@id": `${siteUrl}/#school`,
    name: school.name,
    url: siteUrl + addressIn(language, "/"),
  };
}

export function siteThing(place: Place): Thing {
  return {
    "@type": "WebSite",
    name: place.school.name,
    url: `${place.siteUrl}/`,
    inLanguage: languageOf(place.language).tag,
    publisher: { "@id": `${place.siteUrl}/#school` },
  };
}

/** An address from its lines; region and country are always the same. */
export function postalAddress(lines: readonly string[]) {
  return {
    "@type": "PostalAddress",
    ...(lines.length > 0 && { streetAddress: lines.join(", ") }),
    addressCountry: "IN",
  };
}
