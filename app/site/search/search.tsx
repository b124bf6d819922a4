import searchTexts from "messages:site/search/search";
import {
  type SearchAnswer,
  type SiteSearch,
  searchSite,
  siteSearchSchema,
} from "../../../data/pages/site-search.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/search";
import { FoundGroups } from "./found-groups.tsx";
import { SearchForm } from "./search-form.tsx";
import { Starts } from "./starts.tsx";
import "./search.css";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../../styles/filters.css";

export const handle: PageHandle = { query: ["q", "kind"], unlisted: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const search = siteSearchSchema.parse({
    q: url.searchParams.get("q"),
    kind: url.searchParams.get("kind"),
  });
  return { search, answer: await searchSite(supabase, search, language) };
}

export const meta: Route.MetaFunction = (page) => {
  const { title, titleOf, description } = searchTexts[metaLanguage(page)];
  const q = page.loaderData?.search?.q;
  return pageMeta({ title: q ? titleOf(q) : title, description }, page);
};

export default function SearchPage({ loaderData: { search, answer } }: Route.ComponentProps) {
  const t = useTexts(searchTexts);
  const { q, kind } = search;
  const { problem, groups, total, corrected } = answer;
  const shown = kind ? groups.filter((group) => group.kind === kind) : groups;
  return (
    <>
      <PageTop title={t.title} />
      <div className="page pt-6 pb-section">
        <SearchForm search={search} />
        <p aria-live="polite" className="numbers mt-8 text-ink-2 empty:hidden">
          {problem === null &&
            (total > 0 ? t.found({ count: total, query: corrected ?? q }) : t.noneTitle(q))}
        </p>
        {problem === "too-short" && <Notice className="mt-8 max-w-[40rem]" title={t.tooShort} />}
        {problem === "too-long" && (
          <Notice kind="bad" className="mt-8 max-w-[40rem]" title={t.tooLong} />
        )}
        {problem && <Starts />}
        {corrected && <p className="mt-1">{t.corrected(q)}</p>}
        {groups.length > 1 && (
          <div className="mt-4">
            <FilterLinks
              label={t.kind}
              all={t.allKinds}
              parameter="kind"
              chosen={kind}
              choices={groups.map((group) => ({
                value: group.kind,
                label: `${t.kinds[group.kind]} ${group.total}`,
              }))}
            />
          </div>
        )}
        {problem === null && shown.length === 0 && <NothingFound search={search} answer={answer} />}
        <FoundGroups groups={shown} query={q} stems={answer.stems} isWhole={kind !== null} />
      </div>
    </>
  );
}

/** No results: the nearest words that have some, and other ways on. */
function NothingFound({ search, answer }: { search: SiteSearch; answer: SearchAnswer }) {
  const t = useTexts(searchTexts);
  const { q, kind } = search;
  if (kind && answer.total > 0) {
    const everything = `/search?${new URLSearchParams({ q })}`;
    return (
      <EmptyState
        className="mt-8"
        title={t.noneOfKind(t.kinds[kind])}
        action={
          <ButtonLink to={everything} variant="outline2">
            {t.everyKind}
          </ButtonLink>
        }
      >
        <p>{t.found({ count: answer.total, query: q })}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        className="mt-8"
        title={t.noneTitle(q)}
        action={
          <ButtonLink to="/contact" variant="outline2">
            {t.askSchool}
          </ButtonLink>
        }
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
                {word}
              </SiteLink>
            ))}
          </div>
        )}
      </EmptyState>
      <Starts />
    </>
  );
}
