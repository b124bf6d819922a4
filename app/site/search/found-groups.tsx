import searchTexts from "messages:site/search/search";
import type { KeyboardEvent, ReactNode } from "react";
import type { FoundGroup, FoundThing, SearchKind } from "../../../data/pages/site-search.ts";
import type { BusRoute } from "../../../data/transport/bus-routes.ts";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { isLoose } from "./found-reason.ts";
import { Found, ofSameName } from "./found-thing.tsx";
import { StopLines } from "./stop-lines.tsx";

type FoundGroupsProps = {
  groups: FoundGroup[];
  query: string;
  stems: string[];
  /** Only one kind is shown, in full. */
  isWhole: boolean;
  /** The lines with the stops that are shown: those found, or all where the buses themselves are asked for. */
  lines: BusRoute[];
  /** Whether the card above has shown it, so that it is not named again. */
  isAnswered: (kind: SearchKind, thing: FoundThing) => boolean;
};

/** Groups of so few stand side by side. */
const few = 2;

/**
 * The results by kind, as ruled lists; those of one or two side by side, loose matches folded at the end. The arrow
 * keys move between them.
 */
export function FoundGroups({ groups, isAnswered, ...rest }: FoundGroupsProps) {
  const { stems, isWhole } = rest;
  const clear = groups
    .map(({ kind, total, things }): ClearGroup => {
      const sure = things.filter((thing) => !isLoose(kind, thing, stems));
      return {
        kind,
        // Loose matches are counted where they are folded, once all are known.
        total: total <= things.length ? sure.length : total,
        things: sure.filter((thing) => !isAnswered(kind, thing)),
        isAll: total <= things.length,
        shown: sure.length,
      };
    })
    .filter(({ things }) => things.length > 0);
  const isSmall = ({ kind, things, isAll }: ClearGroup) =>
    !isWhole && kind !== "stop" && things.length <= few && isAll;
  const small = clear.filter(isSmall);
  const before = small.length > 1 ? clear.findIndex(isSmall) : clear.length;
  const large = clear.filter((group) => small.length < 2 || !isSmall(group));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between links.
    <div onKeyDown={moveBetweenResults} className="mt-10 grid gap-y-12">
      {large.slice(0, before).map((group) => (
        <Group key={group.kind} group={group} {...rest} />
      ))}
      {small.length > 1 && (
        <div className="found-few">
          {small.map((group) => (
            <Group key={group.kind} group={group} {...rest} />
          ))}
        </div>
      )}
      {large.slice(before).map((group) => (
        <Group key={group.kind} group={group} {...rest} />
      ))}
      <LooseMatches groups={groups} stems={stems} isOpen={clear.length === 0} />
    </div>
  );
}

type ClearGroup = FoundGroup & { isAll: boolean; shown: number };

type GroupProps = Omit<FoundGroupsProps, "groups" | "isAnswered"> & { group: ClearGroup };

function Group({ group, query, stems, isWhole, lines }: GroupProps) {
  const t = useTexts(searchTexts);
  const { kind, total, things, isAll, shown } = group;
  const stops = lines.reduce((sum, line) => sum + line.stops.length, 0);
  const isLines = kind === "stop" && stops > 0;
  const isComplete = isAll || (isLines && stops >= total);
  return (
    <section aria-labelledby={`found-${kind}`} className="grid grid-cols-[minmax(0,1fr)]">
      <h2 id={`found-${kind}`} className="card-tab numbers text-h3">
        {t.kinds[kind]} <span className="text-ink-2">{total}</span>
      </h2>
      {isLines ? (
        <StopLines routes={lines} stems={stems} />
      ) : (
        <ul className="found-list">
          {ofSameName(things).map((same) => (
            <Found key={same[0].path + same[0].title.text} kind={kind} same={same} stems={stems} />
          ))}
        </ul>
      )}
      {!isWhole && !isComplete && (
        <p className="mt-4">
          <CutLink arrow to={`/search?${new URLSearchParams({ q: query, kind })}`}>
            {t.showAll({ count: total, kind: t.kinds[kind].toLowerCase() })}
          </CutLink>
        </p>
      )}
      {isWhole && !isComplete && (
        <Small>{t.best({ shown: isLines ? stops : shown, count: total })}</Small>
      )}
    </section>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 text-small text-ink-2">{children}</p>
);

type LooseProps = { groups: FoundGroup[]; stems: string[]; isOpen: boolean };

/** What has the word only in its other language. */
function LooseMatches({ groups, stems, isOpen }: LooseProps) {
  const t = useTexts(searchTexts);
  const loose = groups.flatMap(({ kind, things }) =>
    ofSameName(things.filter((thing) => isLoose(kind, thing, stems))).map((same) => ({
      kind,
      same,
    })),
  );
  if (loose.length === 0) return null;
  return (
    <details className="found-loose" open={isOpen}>
      <summary>
        <h2 className="font-text text-base font-semibold">{t.loose(loose.length)}</h2>
      </summary>
      <p className="text-small text-ink-2">{t.looseFact}</p>
      <ul className="found-list">
        {loose.map(({ kind, same }) => (
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
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-result]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const next = links[at + step] ?? document.querySelector<HTMLElement>("[name=q]");
  event.preventDefault();
  next?.focus();
}
