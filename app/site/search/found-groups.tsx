import searchTexts from "messages:site/search/search";
import { Fragment, type KeyboardEvent, type ReactNode } from "react";
import type { BusRoute } from "../../../data/transport/bus-routes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { type CountedGroup, looseIn } from "./counted-groups.ts";
import { Found, ofSameName } from "./found-thing.tsx";
import { StopLines } from "./stop-lines.tsx";

type FoundGroupsProps = {
  groups: CountedGroup[];
  query: string;
  stems: string[];
  /** Only one kind is shown, in full. */
  isWhole: boolean;
  /** The lines with the stops that are shown: those found, or all where the buses themselves are asked for. */
  lines: BusRoute[];
};

/** The results by kind, as one register; loose matches folded at the end. The arrow keys move between them. */
export function FoundGroups({ groups, ...rest }: FoundGroupsProps) {
  const clear = groups.filter(({ things }) => things.length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between links.
    <div onKeyDown={moveBetweenResults} className="mt-10 grid gap-y-6">
      {clear.map((group) => (
        <Group key={group.kind} group={group} isOnly={clear.length === 1} {...rest} />
      ))}
      <LooseMatches groups={groups} stems={rest.stems} isOpen={clear.length === 0} />
    </div>
  );
}

type GroupProps = Omit<FoundGroupsProps, "groups"> & {
  group: CountedGroup;
  /** Nothing else was found. */
  isOnly: boolean;
};

function Group({ group, query, stems, isWhole, lines, isOnly }: GroupProps) {
  const t = useTexts(searchTexts);
  const { kind, total, things, isAll, known } = group;
  const stops = lines.reduce((sum, line) => sum + line.stops.length, 0);
  const isLines = kind === "stop" && stops > 0;
  const isComplete = isAll || (isLines && stops >= total);
  return (
    <section aria-labelledby={`found-${kind}`} className="found-group">
      <h2 id={`found-${kind}`} className="card-tab numbers text-h3">
        {t.kinds[kind]} <span>{total}</span>
      </h2>
      {isLines ? (
        <FoundLines routes={lines} stems={stems} count={stops} isOpen={isWhole || isOnly} />
      ) : (
        <ul className="found-list">
          {ofSameName(things).map((same) => (
            <Found key={same[0].path + same[0].title.text} kind={kind} same={same} stems={stems} />
          ))}
        </ul>
      )}
      {!isWhole && !isComplete && (
        <p>
          <CutLink arrow to={`/search?${new URLSearchParams({ q: query, kind })}`}>
            {t.showAll({ count: total, kind: t.kinds[kind].toLowerCase() })}
          </CutLink>
        </p>
      )}
      {isWhole && !isComplete && (
        <Small>{t.best({ shown: isLines ? stops : known, count: total })}</Small>
      )}
    </section>
  );
}

/** As many stops as fit on a screen are shown at once. */
const mostStops = 12;

type FoundLinesProps = {
  routes: BusRoute[];
  stems: string[];
  count: number;
  /** They are what was asked for. */
  isOpen: boolean;
};

/** The found stops by route: the many of a general question folded, because the finder in the answer is quicker. */
function FoundLines({ routes, stems, count, isOpen }: FoundLinesProps) {
  const t = useTexts(searchTexts).lines;
  const lines = <StopLines routes={routes} stems={stems} />;
  if (isOpen || count <= mostStops) return lines;
  return (
    <details className="found-lines">
      <summary className="numbers">
        <span>{t.folded({ routes: routes.length, stops: count })}</span>
        <span className="found-why text-ink-2">
          {routes.map((route, place) => (
            <Fragment key={route.id}>
              {place > 0 && " · "}
              <RouteName of={route} />
            </Fragment>
          ))}
        </span>
      </summary>
      {lines}
    </details>
  );
}

const RouteName = ({ of: { name, language } }: { of: BusRoute }) => (
  <span {...useLangOf(language)}>{name}</span>
);

const Small = ({ children }: { children: ReactNode }) => (
  <p className="text-small text-ink-2">{children}</p>
);

type LooseProps = { groups: CountedGroup[]; stems: string[]; isOpen: boolean };

/** What has the word only in its other language. */
function LooseMatches({ groups, stems, isOpen }: LooseProps) {
  const t = useTexts(searchTexts);
  const entries = groups.flatMap(({ kind, loose }) =>
    ofSameName(loose).map((same) => ({ kind, same })),
  );
  if (entries.length === 0) return null;
  return (
    <details className="found-loose" open={isOpen}>
      <summary>
        <h2 className="font-text text-base font-semibold">{t.loose(looseIn(groups))}</h2>
      </summary>
      <p className="text-small text-ink-2">{t.looseFact}</p>
      <ul className="found-list">
        {entries.map(({ kind, same }) => (
          <Found
            key={same[0].path + same[0].title.text}
            kind={kind}
            same={same}
            stems={stems}
            isLoose
          />
        ))}
      </ul>
    </details>
  );
}

function moveBetweenResults(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-result]")];
  const links = all.filter((link) => !link.closest("details:not([open])"));
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const next = links[at + step] ?? document.querySelector<HTMLElement>("[name=q]");
  event.preventDefault();
  next?.focus();
}
