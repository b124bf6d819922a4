import type { MetaDescriptor } from "react-router";
import { addressIn, type Language, languages } from "../../data/languages.ts";
import { pagePictureSize, pictureAddress } from "../../data/pages/page-pictures.ts";
import type { School } from "../../data/school/school-schema.ts";
import { structuredData } from "../structured-data/page-things.ts";
import { crumbsTo } from "./crumbs.ts";
import type { PageHandle } from "./page-handle.ts";

/** The title with the school's name as a suffix when it is missing. docs/requirements.md R1.7. */
export function pageTitle(title: string, schoolName: string): string {
  return title.includes(schoolName) ? title : `${title} | ${schoolName}`;
}

/** What React Router gives a route's meta function, as far as pages need it. */
type MetaArguments = {
  matches: ReadonlyArray<{ id: string; loaderData?: unknown; handle?: unknown } | undefined>;
  location: { pathname: string };
  error?: unknown;
};

type SharedData = { school: School; siteUrl: string; language: Language };

/** The language of the page whose head is written: texts for titles and descriptions. */
export function metaLanguage({ matches }: MetaArguments): Language {
  return sharedData(matches)?.language ?? "en";
}

/** What a page says of itself to whoever has not opened it. */
type PageWords = {
  title: string;
  description: string;
  /** True where only who has the address should find it: no search engine keeps it. */
  unlisted?: boolean;
};

/**
 * Title, description and addresses of a page: the canonical one, without the choices of filters,
 * and the same page in the other languages. A page that failed or is not listed has no canonical
 * address: it says noindex.
 */
export function pageMeta(page: PageWords, place: MetaArguments): MetaDescriptor[] {
  const { matches, location, error } = place;
  const shared = sharedData(matches);
  const { unlisted } = (matches.at(-1)?.handle ?? {}) as PageHandle;
  const title = shared ? pageTitle(page.title, shared.school.name) : page.title;
  const words: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
  ];
  if (error || unlisted || page.unlisted) {
    return [...words, { name: "robots", content: "noindex" }];
  }
  if (!shared) return words;
  const inLanguage = (language: Language) =>
    shared.siteUrl + addressIn(language, location.pathname);
  const canonical = inLanguage(shared.language);
  return [
    ...words,
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: shared.school.name },
    { tagName: "link", rel: "canonical", href: canonical },
    ...languages.map(({ id, tag }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: tag,
      href: inLanguage(id),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: inLanguage("en") },
    // For machines that read what the server sends; nobody's browser needs it.
    ...(import.meta.env.SSR
      ? [
          ...describePicture(title, location.pathname, shared),
          ...describeThings(matches.at(-1), location.pathname, shared),
        ]
      : []),
  ];
}

/** The picture that a shared link shows: server/page-pictures/ draws it and completes its address. */
function describePicture(title: string, path: string, shared: SharedData): MetaDescriptor[] {
  const locale = (tag: string) => tag.replace("-", "_");
  return [
    { property: "og:image", content: shared.siteUrl + pictureAddress(shared.language, path) },
    { property: "og:image:width", content: String(pagePictureSize.width) },
    { property: "og:image:height", content: String(pagePictureSize.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...languages.map(({ id, tag }) => ({
      property: id === shared.language ? "og:locale" : "og:locale:alternate",
      content: locale(tag),
    })),
  ];
}

/** What the page is about and the way to it, as data. React Router escapes it for its script element. */
function describeThings(
  match: MetaArguments["matches"][number],
  path: string,
  shared: SharedData,
): MetaDescriptor[] {
  if (!match) return [];
  const { breadcrumb } = (match.handle ?? {}) as PageHandle;
  const crumbs = crumbsTo(path, shared.language, breadcrumb?.(match.loaderData as never));
  const things = structuredData(match, crumbs, { ...shared, path });
  return things ? [{ "script:ld+json": things }] : [];
}

function sharedData(matches: MetaArguments["matches"]): SharedData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as SharedData | undefined;
}
