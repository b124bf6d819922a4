import searchTexts from "messages:site/search/search";
import { Search } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { longestQuery, type SiteSearch } from "../../../data/pages/site-search.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DrawerFront } from "./cabinet.tsx";
import "../../styles/forms.css";

/** How long typing must pause before a search. */
const pauseMs = 250;

/** The search field: a plain form that also searches while typing if scripts run. */
export function SearchForm({
  search: { q, kind },
  children,
}: {
  search: SiteSearch;
  /** What the search says about itself, below its field. */
  children: ReactNode;
}) {
  const t = useTexts(searchTexts);
  const id = useId();
  const { field, searchSoon } = useSearchWhileTyping(q);
  return (
    <Form method="get" action="/search" role="search" preventScrollReset>
      <DrawerFront id="question">
        <div className="card-question">
          <div className="card-label">
            <label htmlFor={id} className="block font-display text-h4">
              {t.label}
            </label>
            <p id={`${id}-hint`} className="field-hint">
              {t.hint}
            </p>
          </div>
          <div className="flex flex-wrap items-start gap-3">
            <input
              ref={field}
              id={id}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={longestQuery}
              // A page that asks for nothing but a word begins in its field.
              // biome-ignore lint/a11y/noAutofocus: only while there is no answer to read.
              autoFocus={q === ""}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              aria-describedby={`${id}-hint`}
              onInput={searchSoon}
              onCompositionEnd={searchSoon}
              onKeyDown={goToFirstResult}
              className="field-control search-field"
            />
            {kind && <input type="hidden" name="kind" value={kind} />}
            <Button type="submit" variant="secondary" className="min-h-13 flex-none">
              <Icon of={Search} /> {t.find}
            </Button>
          </div>
          <div className="card-count">{children}</div>
        </div>
      </DrawerFront>
    </Form>
  );
}

/** Arrow down moves from the field to the results. */
function goToFirstResult(event: KeyboardEvent) {
  const first = document.querySelector<HTMLElement>("main [data-result]");
  if (event.key !== "ArrowDown" || event.nativeEvent.isComposing || !first) return;
  event.preventDefault();
  first.focus();
}

/** Searches once typing pauses, replacing the last search in the history. */
function useSearchWhileTyping(q: string) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const { state } = useNavigation();

  useEffect(() => () => clearTimeout(timer.current), []);
  // After a navigation from elsewhere (back, a suggested word) the field shows its words.
  useEffect(() => {
    const isTyping = document.activeElement === field.current;
    if (field.current && state === "idle" && !isTyping) field.current.value = q;
  }, [q, state]);

  const searchSoon = (event: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    // An unfinished letter of a composed script is not searched.
    if ((event.nativeEvent as InputEvent).isComposing) return;
    const { form } = event.currentTarget;
    timer.current = setTimeout(() => {
      if (form) submit(form, { replace: true, preventScrollReset: true });
    }, pauseMs);
  };
  return { field, searchSoon };
}
