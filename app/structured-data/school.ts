import { addressIn, type Language, languageOf, listIn } from "../../data/languages.ts";
import { type CampusId, campuses } from "../../data/school/campuses.ts";
import type { School } from "../../data/school/school-schema.ts";

/** A schema.org object, written into the page as JSON-LD. */
export type Thing = { "@type": string; [property: string]: unknown };

/** Where a thing is described: the school, the site and the page. */
export type Place = { school: School; siteUrl: string; language: Language; path: string };

/** The school with its three campuses (https://schema.org/School), for the pages about it. */
export function schoolThing(
  place: Place,
  places: Partial<Record<CampusId, { address: readonly string[] }>> = {},
): Thing {
  const { school, siteUrl, language } = place;
  return {
    ...schoolReference(place),
    description: school.tagline,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}/icons/icon-512.png`,
    email: school.email,
    telephone: school.phone,
    foundingDate: "2003",
    address: postalAddress(school.address),
    sameAs: Object.values(school.social),
    department: listIn(campuses, language).map((campus) =>
      campusThing(campus, places[campus.id]?.address, place),
    ),
  };
}

/** A campus; without its own address it has the school's. */
export function campusThing(
  { id, name }: { id: CampusId; name: string },
  address: readonly string[] | undefined,
  { school, siteUrl, language }: Place,
): Thing {
  const url = siteUrl + addressIn(language, `/campus/${id}`);
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

/** Questions with their answers: https://schema.org/FAQPage. */
export function questionsThing(
  questions: readonly { question: string; answer: string }[],
  { language }: Place,
): Thing {
  return {
    "@type": "FAQPage",
    inLanguage: languageOf(language).tag,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
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
    streetAddress: lines.join(", "),
    addressRegion: "Himachal Pradesh",
    addressCountry: "IN",
  };
}
