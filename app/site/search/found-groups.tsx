import searchTexts from "messages:site/search/search";
import type { KeyboardEvent } from "react";
import { pageWords } from "../../../data/pages/page-names.ts";
import { plainWords } from "../../../data/pages/plain-words.ts";
import type { FoundGroup, FoundThing, SearchKind } from "../../../data/pages/site-search.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate, monthAndYear } from "../../ui/dates.ts";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

type FoundGroupsProps = {
  groups: FoundGroup[];
  query: string;
  stems: string[];
  /** Only one kind is shown, in full. */
  isWhole: boolean;
};

/** The results by kind, as ruled lists. The arrow keys move between them. */
export function FoundGroups({ groups, query, stems, isWhole }: FoundGroupsProps) {
  const t = useTexts(searchTexts);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between links.
    <div onKeyDown={moveBetweenResults} className="mt-10 grid gap-y-12 empty:hidden">
      {groups.map(({ kind, total, things }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="columns-12 gap-y-3">
          <h2 id={`found-${kind}`} className="numbers col-span-full text-h3 lg:col-span-3">
            {t.kinds[kind]} <span className="text-ink-3">{total}</span>
          </h2>
          <div className="col-span-full lg:col-start-4">
            <ul className="border-t-2 border-ink">
              {things.map((thing) => (
                <Found
                  key={thing.path + thing.title.text}
                  kind={kind}
                  thing={thing}
                  stems={stems}
                />
              ))}
            </ul>
            {!isWhole && total > things.length && (
              <p className="mt-4">
                <CutLink arrow to={`/search?${new URLSearchParams({ q: query, kind })}`}>
                  {t.showAll({ count: total, kind: t.kinds[kind].toLowerCase() })}
                </CutLink>
              </p>
            )}
            {isWhole && total > things.length && (
              <p className="mt-4 text-small text-ink-2">
                {t.best({ shown: things.length, count: total })}
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

type FoundProps = { kind: SearchKind; thing: FoundThing; stems: string[] };

function Found({ kind, thing, stems }: FoundProps) {
  const { title, path, campus } = thing;
  const described = usePageDescription(path);
  const excerpt = thing.excerpt.text === "" && described ? described : thing.excerpt;
  return (
    <li className="border-b border-line py-4">
      <h3 className="text-h4">
        <SiteLink
          to={path}
          data-result
          className="underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
          {...useLangOf(title.language)}
        >
          <MarkedText text={title.text} stems={stems} />
        </SiteLink>
      </h3>
      {excerpt.text && <Excerpt of={excerpt} stems={stems} />}
      <Facts kind={kind} thing={thing} campus={campus} />
    </li>
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
    <p className="mt-1 max-w-184 text-ink-2" {...useLangOf(language)}>
      <MarkedText text={text} stems={stems} />
    </p>
  );
}

function Facts({
  kind,
  thing,
  campus,
}: {
  kind: SearchKind;
  thing: FoundThing;
  campus: string | null;
}) {
  const language = useLanguage();
  const { occursAt, title, excerpt } = thing;
  const isEnglish = title.language === "en" || (excerpt.text !== "" && excerpt.language === "en");
  const hasCampus = campus !== null || kind === "event";
  if (!occursAt && !hasCampus && (language === "en" || !isEnglish)) return null;
  return (
    <p className="numbers mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
      {occursAt && (
        <time dateTime={occursAt}>
          {kind === "album" ? monthAndYear(occursAt, language) : fullDate(occursAt, language)}
        </time>
      )}
      {hasCampus && <CampusMark campus={campus} />}
      {isEnglish && <EnglishMark language="en" />}
    </p>
  );
}

/** The menu's description of a page that has no content yet. */
function usePageDescription(path: string) {
  const language = useLanguage();
  const text = pageWords(path, language)?.description;
  return text ? { text, language } : null;
}

function moveBetweenResults(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-result]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const next = links[at + step] ?? document.querySelector<HTMLElement>("[name=q]");
  event.preventDefault();
  next?.focus();
}

const word = /[\p{L}\p{M}\p{N}’']+/gu;

const ending = /^(?:s|es|ed|ing|['’]s|s['’])?$/;

/** "feels" begins like "fee" and is none: after so few letters only an ending may follow. */
const isFormOf = (plain: string, stem: string) =>
  plain.startsWith(stem) &&
  (stem.length > 3 || !/^[a-z]/.test(stem) || ending.test(plain.slice(stem.length)));

/** A text with every word marked that is a form of a search word. */
function MarkedText({ text, stems }: { text: string; stems: string[] }) {
  let end = 0;
  const parts = [...text.matchAll(word)].flatMap((match) => {
    const plain = plainWords(match[0]);
    if (!stems.some((stem) => isFormOf(plain, stem))) return [];
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return [before, <mark key={match.index}>{match[0]}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
