import searchTexts from "messages:site/search/search";
import type { KeyboardEvent } from "react";
import type { FoundGroup } from "../../../data/pages/site-search.ts";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { Found, ofSameName } from "./found-thing.tsx";

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
        <section key={kind} aria-labelledby={`found-${kind}`} className="grid">
          <h2 id={`found-${kind}`} className="card-tab numbers text-h3">
            {t.kinds[kind]} <span className="text-ink-2">{total}</span>
          </h2>
          <div>
            <ul className={`border-t-2 border-ink ${kind === "stop" ? "card-cells" : ""}`}>
              {ofSameName(things).map((same) => (
                <Found
                  key={same[0].path + same[0].title.text}
                  kind={kind}
                  same={same}
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
