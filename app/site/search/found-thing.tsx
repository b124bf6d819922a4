import searchTexts from "messages:site/search/search";
import { pageWords } from "../../../data/pages/page-names.ts";
import type { FoundThing, SearchKind } from "../../../data/pages/site-search.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { crumbsTo } from "../../layout/page-top.tsx";
import { useSiteMenu } from "../../layout/site-menu.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate, monthAndYear } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { hasMark, MarkedText } from "./marked-text.tsx";

/** Things that only their campus tells apart. */
export type SameThings = [FoundThing, ...FoundThing[]];

/** Every campus has a fee structure: such things are one entry with a link for each campus. */
export function ofSameName(things: readonly FoundThing[]): SameThings[] {
  const all = new Map<string, SameThings>();
  for (const thing of things) {
    const { title, excerpt, occursAt, campus, path } = thing;
    const name = [title.text, excerpt.text, occursAt, campus ? "" : path].join("\n");
    const same = all.get(name);
    if (same) same.push(thing);
    else all.set(name, [thing]);
  }
  return [...all.values()];
}

const link =
  "underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current";

type FoundProps = { kind: SearchKind; same: SameThings; stems: string[] };

/** Where a thing stands, its name, and beside it the words that were found. */
export function Found({ kind, same, stems }: FoundProps) {
  const [thing] = same;
  const { title, path } = thing;
  const inItsLanguage = useLangOf(title.language);
  const described = usePageDescription(path);
  const excerpt = excerptOf(thing, described, stems);
  const name = <MarkedText text={title.text} stems={stems} />;
  const isOne = same.length === 1;
  return (
    <li
      className={`grid content-start gap-x-gap gap-y-1 border-b border-line pt-4 pb-5 ${kind === "stop" ? "" : "lg:grid-cols-12"}`}
    >
      <div className="lg:col-span-5">
        <Facts kind={kind} thing={thing} campus={isOne ? thing.campus : undefined} />
        <h3 className="text-h4" {...inItsLanguage}>
          {isOne ? (
            <SiteLink to={path} data-result className={link}>
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </h3>
      </div>
      <div className="empty:hidden lg:col-span-7">
        {excerpt.text && <Excerpt of={excerpt} stems={stems} />}
        {!isOne && <OfEachCampus same={same} />}
      </div>
    </li>
  );
}

/**
 * The database's excerpt where it or the title has a word that was searched for; else the menu's words about the page,
 * or none: "fees" also finds a text with "feels", which shows nothing of fees.
 */
function excerptOf(
  { title, excerpt }: FoundThing,
  described: FoundThing["excerpt"] | null,
  stems: string[],
): FoundThing["excerpt"] {
  if (excerpt.text === "") return described ?? excerpt;
  if (hasMark(excerpt.text, stems) || hasMark(title.text, stems)) return excerpt;
  return described ?? { ...excerpt, text: "" };
}

function OfEachCampus({ same }: { same: SameThings }) {
  const inItsLanguage = useLangOf(same[0].title.language);
  return (
    <p className="flex flex-wrap gap-x-6">
      {same.map(({ title, path, campus }) => (
        <SiteLink
          key={path}
          to={path}
          data-result
          className={`inline-flex min-h-11 items-center ${link}`}
        >
          <span className="sr-only" {...inItsLanguage}>
            {title.text}:{" "}
          </span>
          <CampusMark campus={campus} />
        </SiteLink>
      ))}
    </p>
  );
}

function Excerpt({
  of: { text, language },
  stems,
}: {
  of: FoundThing["excerpt"];
  stems: string[];
}) {
  return (
    <p className="max-w-176 text-ink-2" {...useLangOf(language)}>
      <MarkedText text={text} stems={stems} />
    </p>
  );
}

/** The area of the site, the day and the campus; `undefined` where the links say the campus. */
function Facts({
  kind,
  thing: { path, occursAt, title, excerpt },
  campus,
}: {
  kind: SearchKind;
  thing: FoundThing;
  campus: string | null | undefined;
}) {
  const language = useLanguage();
  const area = useArea(kind, path);
  const isEnglish = title.language === "en" || (excerpt.text !== "" && excerpt.language === "en");
  const hasCampus = campus !== undefined && (campus !== null || kind === "event");
  const isMarked = language !== "en" && isEnglish;
  if (!area && !occursAt && !hasCampus && !isMarked) return null;
  return (
    <p className="numbers mb-0.5 flex flex-wrap items-center gap-x-4 text-small text-ink-2">
      {area && <span>{area}</span>}
      {occursAt && (
        <time dateTime={occursAt}>
          {kind === "album" ? monthAndYear(occursAt, language) : fullDate(occursAt, language)}
        </time>
      )}
      {hasCampus && <CampusMark campus={campus} />}
      {isMarked && <EnglishMark language="en" />}
    </p>
  );
}

/** Where a thing stands: below which pages, or in which part of the menu; not what its kind says already. */
function useArea(kind: SearchKind, path: string): string | null {
  const language = useLanguage();
  const t = useTexts(searchTexts);
  const { menus } = useSiteMenu();
  const [page = ""] = path.split(/[?#]/);
  if (!page.startsWith("/")) return null;
  const isItself = kind === "page" && page === path;
  const way = crumbsTo(page, language).slice(1);
  const above = (isItself ? way.slice(0, -1) : way).filter(({ to }) => pageWords(to, language));
  if (above.length === 0 && isItself) return menuOf(menus, page);
  const area = above.map(({ label }) => label).join(" / ");
  return area === t.kinds[kind] ? null : area || null;
}

function menuOf(menus: ReturnType<typeof useSiteMenu>["menus"], page: string): string | null {
  const menu = menus.find(
    ({ overviews, parts }) =>
      overviews.includes(page) || parts.some(({ links }) => links.some(({ to }) => to === page)),
  );
  return menu?.label ?? null;
}

/** The menu's description of a page that has no content yet. */
function usePageDescription(path: string) {
  const language = useLanguage();
  const text = pageWords(path, language)?.description;
  return text ? { text, language } : null;
}
