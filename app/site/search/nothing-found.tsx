import searchTexts from "messages:site/search/search";
import type { SearchAnswer, SiteSearch } from "../../../data/pages/site-search.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Starts } from "./starts.tsx";
import "../../styles/filters.css";

/** Where nothing fits: the nearest words that find something, and ways on. */
export function NothingFound({ search, answer }: { search: SiteSearch; answer: SearchAnswer }) {
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
