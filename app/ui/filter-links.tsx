import filterLinksTexts from "messages:ui/filterLinks";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { usePageHandle } from "../layout/page-handle.ts";
import { SiteLink } from "./site-link.tsx";
import "../styles/filters.css";

type FilterLinksProps = {
  /** The filter's name, as the row's first word: "Campus". */
  label: string;
  /** The query parameter that a choice sets. The page declares it in `handle.query`. */
  parameter: string;
  /** The current value; null for all. */
  chosen: string | null;
  choices: readonly { value: string; label: ReactNode }[];
  /** The first choice, which removes the parameter; "All" by default. */
  all?: string;
  /** Parameters that another choice invalidates, such as the place in a list. */
  forgets?: readonly string[];
  /** The anchor at which the reader stays after a choice, if not the top. */
  anchor?: string;
};

/**
 * A filter as a row of links, so that it works without a script and every choice has an address.
 * The page's other parameters stay; undeclared ones (campaign tags) are dropped.
 */
export function FilterLinks({
  label,
  parameter,
  chosen,
  choices,
  all,
  forgets = [],
  anchor,
}: FilterLinksProps) {
  const address = useAddressWith(parameter, forgets);
  const t = useTexts(filterLinksTexts);
  // A school with one campus shows no filter for it; a campus in the address can still be removed.
  if (parameter === "campus" && choices.length < 2 && chosen === null) return null;
  return (
    <fieldset aria-label={label} className="@container min-w-0">
      <div className="grid gap-x-3 @lg:grid-cols-[5.5rem_minmax(0,1fr)]">
        <span aria-hidden className="pt-2.5 text-small text-ink-2">
          {label}
        </span>
        <ul className="numbers flex flex-wrap gap-x-0.5">
          {[{ value: null, label: all ?? t.all }, ...choices].map((choice) => (
            <li key={choice.value}>
              <SiteLink
                to={address(choice.value) + (anchor ? `#${anchor}` : "")}
                aria-current={choice.value === chosen ? "true" : undefined}
                className={choice.value === null ? "filter-link all" : "filter-link"}
              >
                {choice.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

/** The page's address with one parameter changed, or removed for null. */
function useAddressWith(parameter: string, forgets: readonly string[]) {
  const { pathname, search } = useLocation();
  const { query = [] } = usePageHandle();
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => query.includes(name) && name !== parameter && !forgets.includes(name),
  );
  return (value: string | null) => {
    const chosen = new URLSearchParams(value === null ? kept : [...kept, [parameter, value]]);
    return chosen.size > 0 ? `${pathname}?${chosen}` : pathname;
  };
}
