import searchTexts from "messages:site/search/search";
import type { ReactNode } from "react";
import type { SearchKind, SiteSearch } from "../../../data/pages/site-search.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { DrawerFront, Knob } from "./cabinet.tsx";
import "./card-drawer.css";

type Choice = { kind: SearchKind; total: number };

type CardDrawerProps = {
  choices: readonly Choice[];
  search: SiteSearch;
  /** What stands on the front: the words that the drawer holds cards for. */
  label: ReactNode;
  /** What else is said of the search. */
  children: ReactNode;
};

/** The drawer of a word, pulled open: its cards, and before each kind a tab, which shows it alone. */
export function CardDrawer({ choices, search: { q, kind }, label, children }: CardDrawerProps) {
  const t = useTexts(searchTexts);
  const words = ({ kind, total }: Choice) => [t.kinds[kind], total || ""].join(" ").trim();
  const [only] = choices;
  return (
    <div className="open-drawer on-pine">
      <div className="page">
        {choices.length > 1 ? (
          <fieldset aria-label={t.kind} className="card-stack no-print min-w-0">
            <ul className="numbers">
              <Tab to={`/search?${new URLSearchParams({ q })}`} isChosen={kind === null}>
                {t.allKinds}
              </Tab>
              {choices.map((choice) => (
                <Tab
                  key={choice.kind}
                  to={`/search?${new URLSearchParams({ q, kind: choice.kind })}`}
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
              <ul className="numbers">
                <li>
                  <span className="card-guide">{words(only)}</span>
                </li>
              </ul>
            </div>
          )
        )}
        <DrawerFront id="found">
          <div className="found-front">
            <div className="card-label">{label}</div>
            <Knob />
            <div className="text-small text-pine-200">{children}</div>
          </div>
        </DrawerFront>
      </div>
    </div>
  );
}

type TabProps = { to: string; isChosen: boolean; children: ReactNode };

function Tab({ to, isChosen, children }: TabProps) {
  return (
    <li>
      <SiteLink to={to} aria-current={isChosen ? "true" : undefined} className="card-guide">
        {children}
      </SiteLink>
    </li>
  );
}
