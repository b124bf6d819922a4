import kindNames from "messages:names/calendarKinds";
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
import { kindOfDay, reasonOf } from "./found-reason.ts";
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

type FoundProps = {
  kind: SearchKind;
  same: SameThings;
  stems: string[];
  /** It stands among things of other kinds, so that it says its own. */
  isLoose?: boolean;
};

/** Where a thing stands, its name, and below it why it was found. */
export function Found({ kind, same, stems, isLoose = false }: FoundProps) {
  const [thing] = same;
  const { title, path } = thing;
  const inItsLanguage = useLangOf(title.language);
  const described = useDescription(kind, thing, stems);
  const reason = reasonOf(kind, thing, described, stems);
  const name = <MarkedText text={title.text} stems={stems} />;
  const isOne = same.length === 1;
  return (
    <li>
      <Facts
        kind={kind}
        thing={thing}
        campus={isOne ? thing.campus : undefined}
        saysKind={isLoose}
      />
      <h3 className="text-h3" {...inItsLanguage}>
        {isOne ? (
          <SiteLink to={path} data-result className={link}>
            {name}
          </SiteLink>
        ) : (
          name
        )}
      </h3>
      {reason.text && <Excerpt of={reason} stems={stems} />}
      {!isOne && <OfEachCampus same={same} />}
    </li>
  );
}

function OfEachCampus({ same }: { same: SameThings }) {
  const inItsLanguage = useLangOf(same[0].title.language);
  return (
    <p className="found-each flex flex-wrap gap-x-6">
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
    <p className="found-why mt-1 max-w-176 text-ink-2" {...useLangOf(language)}>
      <MarkedText text={text} stems={stems} />
    </p>
  );
}

/** The area of the site, the day and the campus; `undefined` where the links say the campus. */
function Facts({
  kind,
  thing: { path, occursAt, title, excerpt },
  campus,
  saysKind,
}: {
  kind: SearchKind;
  thing: FoundThing;
  campus: string | null | undefined;
  saysKind: boolean;
}) {
  const language = useLanguage();
  const { kinds } = useTexts(searchTexts);
  const where = useArea(kind, path);
  const area = saysKind ? kinds[kind] : where;
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

/** The menu's description of a page; what kind of day an entry of the calendar is, if that was searched for. */
function useDescription(kind: SearchKind, { path, title, excerpt }: FoundThing, stems: string[]) {
  const language = useLanguage();
  const day = kindOfDay(useTexts(kindNames), stems);
  if (kind !== "calendar") {
    const text = pageWords(path, language)?.description;
    return text ? { text, language } : null;
  }
  if (!day || hasMark(title.text, stems)) return null;
  const more = excerpt.language === language ? excerpt.text : "";
  return { text: [day, more].filter(Boolean).join(" · "), language };
}
