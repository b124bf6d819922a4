import eventTexts from "messages:site/invites/event";
import type { RichNode } from "../../../data/pages/rich-text.ts";
import { useTexts } from "../../language/texts.ts";
import { RichText, RichWords } from "../../ui/rich-text.tsx";
import { type ProgrammeEntry, partsOf } from "./programme.ts";
import "./programme.css";

/** The text of an event; the hours in it are set as the programme of the day. */
export function EventWords({ nodes }: { nodes: readonly RichNode[] }) {
  const keyed = partsOf(nodes).map((part, place) => ({ part, key: `${place}-${part.kind}` }));
  return keyed.map(({ part, key }) =>
    part.kind === "text" ? (
      <RichText key={key} nodes={part.nodes} className="text-large/relaxed" />
    ) : (
      <Programme key={key} entries={part.entries} />
    ),
  );
}

function Programme({ entries }: { entries: readonly ProgrammeEntry[] }) {
  const t = useTexts(eventTexts);
  const keyed = entries.map((entry, place) => ({ ...entry, key: `${place}-${entry.hour}` }));
  return (
    <ol aria-label={t.programme} className="programme numbers">
      {keyed.map(({ hour, words, key }) => (
        <li key={key}>
          <span className="programme-hour">{hour}</span>{" "}
          <span>
            <RichWords nodes={words} />
          </span>
        </li>
      ))}
    </ol>
  );
}
