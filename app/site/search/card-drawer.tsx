import searchTexts from "messages:site/search/search";
import type { CSSProperties, ReactNode } from "react";
import { languageOfLetters } from "../../../data/languages.ts";
import type { SearchKind, SiteSearch } from "../../../data/pages/site-search.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { DrawerFront, Knob } from "./cabinet.tsx";
import "./card-drawer.css";

type Choice = { kind: SearchKind; total: number };

type CardDrawerProps = {
  choices: readonly Choice[];
  search: SiteSearch;
  /** The word on the front. */
  name: string;
  /** What else is said of the search. */
  children: ReactNode;
};

/** The drawer of a word, pulled open: a card for each result, and a tab before each kind, which shows it alone. */
export function CardDrawer({ choices, search: { q, kind }, name, children }: CardDrawerProps) {
  const t = useTexts(searchTexts);
  const words = ({ kind, total }: Choice) => [t.kinds[kind], total || ""].join(" ").trim();
  const inItsLanguage = useLangOf(languageOfLetters(name));
  const [only] = choices;
  return (
    <div className="open-drawer on-pine">
      <div className="page">
        {choices.length > 1 ? (
          <fieldset aria-label={t.kind} className="card-stack no-print min-w-0">
            <ul className="numbers" style={{ "--tabs": choices.length + 1 } as CSSProperties}>
              <Tab to={`/search?${new URLSearchParams({ q })}`} isChosen={kind === null}>
                {t.allKinds}
              </Tab>
              {choices.map((choice, place) => (
                <Tab
                  key={choice.kind}
                  to={`/search?${new URLSearchParams({ q, kind: choice.kind })}`}
                  place={place + 1}
                  cards={choice.total}
                  isChosen={choice.kind === kind}
                >
                  {words(choice)}
                </Tab>
              ))}
            </ul>
          </fieldset>
        ) : (
          only && (
            <div aria-hidden className="card-stack no-print">
              <ul className="numbers" style={{ "--tabs": 1 } as CSSProperties}>
                <li style={tabStyle(0, only.total)}>
                  <span className="card-guide">{words(only)}</span>
                </li>
              </ul>
            </div>
          )
        )}
        <DrawerFront id="found">
          <div className="found-front">
            <p className="card-label font-display text-h3" {...inItsLanguage}>
              {name}
            </p>
            <Knob />
            <div className="text-small text-pine-200">{children}</div>
          </div>
        </DrawerFront>
      </div>
    </div>
  );
}

/** Where a tab stands, and how many cards are behind it. */
const tabStyle = (place: number, cards: number) =>
  ({ "--place": place, "--cards": cards }) as CSSProperties;

type TabProps = {
  to: string;
  place?: number;
  cards?: number;
  isChosen: boolean;
  children: ReactNode;
};

function Tab({ to, place = 0, cards = 0, isChosen, children }: TabProps) {
  return (
    <li style={tabStyle(place, cards)}>
      <SiteLink to={to} aria-current={isChosen ? "true" : undefined} className="card-guide">
        {children}
      </SiteLink>
    </li>
  );
}
