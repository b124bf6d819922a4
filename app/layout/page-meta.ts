import type { MetaDescriptor } from "react-router";
import { addressIn, type Language, languages } from "../../data/languages.ts";
import { pagePictureSize, pictureAddress } from "../../data/pages/page-pictures.ts";
import type { PageHandle } from "./page-handle.ts";
import { crumbsTo } from "./page-top.tsx";
import type { SharedData } from "./shared-data.ts";
import { structuredData } from "./structured-data.ts";

/** The title with the school's name as a suffix when it is missing. docs/requirements.md R1.7. */
export function pageTitle(title: string, schoolName: string): string {
  return title.includes(schoolName) ? title : `${title} | ${schoolName}`;
}

/** The arguments of a route's meta function, as far as pages need them. */
type MetaArguments = {
  matches: ReadonlyArray<{ id: string; loaderData?: unknown; handle?: unknown } | undefined>;
  location: { pathname: string };
  error?: unknown;
};

/** The language of the page, for its title and description. */
export function metaLanguage({ matches }: MetaArguments): Language {
  return sharedData(matches)?.language ?? "en";
}

/** The school of the page; undefined if its data could not be read. */
export function metaSchool({ matches }: MetaArguments): SharedData["school"] | undefined {
  return sharedData(matches)?.school;
}

/** The title and description of a page. */
type PageWords = {
  title: string;
  description: string;
  /** True if search engines must not list it. */
  unlisted?: boolean;
};

/**
 * Title, description and addresses of a page: the canonical one, without filters, and the other languages.
 * A page that failed or is not listed has noindex instead.
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
    // For crawlers, which read the server's page. Browsers do not need it.
    ...(import.meta.env.SSR
      ? [
          ...describePicture(title, withoutQuery(location.pathname), shared),
          ...describeThings(matches.at(-1), withoutQuery(location.pathname), shared),
        ]
      : []),
  ];
}

/** A page with a query as part of its address still has one picture and one place in the site. */
const withoutQuery = (address: string) => address.replace(/\?.*/, "");

/** The preview picture of a shared link: server/page-pictures/ draws it and completes its address. */
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

/** Structured data and breadcrumbs of the page. React Router escapes them for the script element. */
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
