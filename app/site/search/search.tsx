import searchTexts from "messages:site/search/search";
import { Fragment } from "react";
import {
  type DirectAnswer as Answer,
  listFoundStops,
  searchAndAnswer,
} from "../../../data/pages/search-answers.ts";
import {
  type FoundThing,
  type SearchAnswer,
  type SearchKind,
  type SiteSearch,
  siteSearchSchema,
} from "../../../data/pages/site-search.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/search";
import { linesOf } from "./buses-answer.tsx";
import { Cabinet, Starts } from "./cabinet.tsx";
import { CardDrawer } from "./card-drawer.tsx";
import { countedGroups, hasOwnPlace, looseIn } from "./counted-groups.ts";
import { DirectAnswer } from "./direct-answer.tsx";
import { withoutFalseHits } from "./false-hits.ts";
import { FoundGroups } from "./found-groups.tsx";
import { SearchForm } from "./search-form.tsx";
import "./search.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../../styles/filters.css";
import { languageOfLetters } from "../../../data/languages.ts";

export const handle: PageHandle = { query: ["q", "kind"], unlisted: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const search = siteSearchSchema.parse({
    q: url.searchParams.get("q"),
    kind: url.searchParams.get("kind"),
  });
  const { answer, direct } = await searchAndAnswer(supabase, search, language);
  const lines =
    direct?.about === "buses" && !direct.campus
      ? linesOf(direct)
      : await listFoundStops(supabase, answer, language);
  const { groups, ...found } = withoutFalseHits(answer, language);
  const counted = countedGroups(groups, found.stems, (of, thing) => isAnswered(direct, of, thing));
  const { kind } = search;
  return {
    search,
    answer: found,
    direct,
    lines,
    groups: kind ? counted.filter((group) => group.kind === kind) : counted,
    choices: counted
      .filter((group) => group.kind === kind || hasOwnPlace(group))
      .map((group) => ({ kind: group.kind, total: group.total })),
  };
}

export const meta: Route.MetaFunction = (page) => {
  const { title, titleOf, description } = searchTexts[metaLanguage(page)];
  const q = page.loaderData?.search?.q;
  return pageMeta({ title: q ? titleOf(q) : title, description }, page);
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search, answer, direct, lines, groups, choices } = loaderData;
  const t = useTexts(searchTexts);
  const { q, kind } = search;
  const { problem, total, searched } = answer;
  // Where nothing else is found, they are open.
  const folded = groups.some(({ things }) => things.length > 0) ? looseIn(groups) : 0;
  return (
    <>
      <PageTop title={t.title} />
      <Cabinet className="mt-6">
        <SearchForm search={search}>
          <p
            aria-live="polite"
            className={`numbers text-lead leading-snug empty:hidden ${total > 0 ? "" : "sr-only"}`}
          >
            {problem === null &&
              (total > 0 ? t.found({ count: total, query: searched }) : t.noneTitle(q))}
          </p>
          {problem === null && <Understood q={q} answer={answer} />}
          {/* On the drawer, if there is one. */}
          {choices.length === 0 && <Besides words={answer.besides} />}
          {problem === "too-short" && <Notice className="mt-3 text-ink" title={t.tooShort} />}
          {problem === "too-long" && (
            <Notice kind="bad" className="mt-3 text-ink" title={t.tooLong} />
          )}
        </SearchForm>
        {problem && <Starts />}
      </Cabinet>
      {direct && <DirectAnswer answer={direct} />}
      {choices.length > 0 && (
        <CardDrawer
          choices={choices}
          search={search}
          label={
            answer.besides.length > 0 ? (
              <Besides words={answer.besides} />
            ) : (
              <p className="font-display text-h3">
                <Word>{searched}</Word>
              </p>
            )
          }
        >
          {folded > 0 && <p className="numbers">{t.folded(folded)}</p>}
        </CardDrawer>
      )}
      {problem === null && (
        <div className={`page ${total > 0 || direct ? "pb-section" : "pb-10"}`}>
          {groups.length === 0 && !direct && <NothingFound search={search} answer={answer} />}
          {groups.length > 0 && (
            <FoundGroups
              groups={groups}
              query={q}
              stems={answer.stems}
              isWhole={kind !== null}
              lines={lines}
            />
          )}
        </div>
      )}
      {problem === null && total === 0 && !direct && (
        <Cabinet>
          <Starts />
        </Cabinet>
      )}
    </>
  );
}

/** Whether the card shows a result: the page that it is from, or the stop itself. */
function isAnswered(direct: Answer | null, kind: SearchKind, { path, title }: FoundThing): boolean {
  if (direct?.about === "buses") return path === "/transport";
  const stops = direct?.about === "stop" ? direct.places : [];
  return kind === "stop" && stops.some(({ stop }) => stop.name === title.text);
}

type Answered = Omit<SearchAnswer, "groups">;

/** How the words that were searched for differ from those asked for. */
function Understood({ q, answer: { searched, change } }: { q: string; answer: Answered }) {
  const t = useTexts(searchTexts);
  if (change === "corrected") return <p className="mt-1">{t.corrected({ query: q, searched })}</p>;
  if (change === "narrowed") return <p className="mt-1">{t.narrowed({ query: q, searched })}</p>;
  return null;
}

/** The words of the same sense that were searched for too. */
function Besides({ words }: { words: string[] }) {
  const t = useTexts(searchTexts);
  if (words.length === 0) return null;
  return (
    <p>
      {t.besides}{" "}
      {words.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && ", "}
          <Word>{word}</Word>
        </Fragment>
      ))}
    </p>
  );
}

/** A word in the language of its letters. */
function Word({ children }: { children: string }) {
  return <span {...useLangOf(languageOfLetters(children))}>{children}</span>;
}

/** No results: the nearest words that have some, and other ways on. */
function NothingFound({ search, answer }: { search: SiteSearch; answer: Answered }) {
  const t = useTexts(searchTexts);
  const { q, kind } = search;
  if (kind && answer.total > 0) {
    const everything = `/search?${new URLSearchParams({ q })}`;
    return (
      <EmptyState
        className="mt-8"
        title={t.noneOfKind(t.kinds[kind])}
        wayOn={{ to: everything, label: t.everyKind }}
      >
        <p>{t.found({ count: answer.total, query: answer.searched })}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className="mt-8"
      title={t.noneTitle(q)}
      wayOn={{ to: "/contact", label: t.askSchool }}
    >
      <p>{t.noneHelp}</p>
      {answer.suggestions.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-2">
          <span>{t.near}</span>
          {answer.suggestions.map((word) => (
            <SiteLink
              key={word}
              to={`/search?${new URLSearchParams({ q: word })}`}
              className="filter-link underline decoration-pine-300 decoration-2 underline-offset-4"
            >
              <Word>{word}</Word>
            </SiteLink>
          ))}
        </div>
      )}
    </EmptyState>
  );
}
