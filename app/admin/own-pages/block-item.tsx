import texts from "messages:admin/own-pages/blocks";
import { ArrowDown, ArrowUp, Copy, Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { blockPart } from "../../pencils/edited-parts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useAskedField } from "../form/asked-field.ts";
import type { TypedBlock } from "../form/field-values.ts";

/** A block of the list; opened if it has just been added. */
export type BlockEntry = TypedBlock & { key: number; isNew: boolean };

export type BlockChanges = {
  move: (place: number, by: -1 | 1) => void;
  /** Opens the choice of the block that follows this one. */
  addAfter: (place: number) => void;
  copy: (place: number) => void;
  remove: (place: number) => void;
};

/** One block: its kind and first words, its fields when open, and its actions. */
export function BlockItem({
  entry: { key, id, kind, typed, isNew },
  place,
  last,
  isFull,
  isWrong,
  changes,
  kinds,
  children,
}: {
  entry: BlockEntry;
  place: number;
  last: number;
  /** Whether the page takes no further block. */
  isFull: boolean;
  /** Whether it contains an error: then it is open, so that the error is visible. */
  isWrong: boolean;
  changes: BlockChanges;
  /** The kinds to choose from, while a block is being added after this one. */
  kinds: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const part = blockPart(id);
  const isAsked = useAskedField() === part;
  const [isOpen, setOpen] = useState(isNew || isAsked);
  const name = t.block({ place: place + 1, kind: t.kinds[kind] });
  return (
    <li data-block={key} data-part={part} className="block-item">
      <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {name} <span className="block-words">{firstWords(typed)}</span>
        </summary>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own look. */}
        <div role="group" aria-label={name} className="form-grid">
          {children}
        </div>
      </details>
      <div className="block-tools">
        <Tool
          label={t.up(name)}
          icon={ArrowUp}
          way="up"
          isOff={place === 0}
          run={() => changes.move(place, -1)}
        />
        <Tool
          label={t.down(name)}
          icon={ArrowDown}
          way="down"
          isOff={place === last}
          run={() => changes.move(place, 1)}
        />
        <Tool
          label={t.addAfter(name)}
          icon={Plus}
          isOff={isFull}
          run={() => changes.addAfter(place)}
        />
        <Tool label={t.copy(name)} icon={Copy} isOff={isFull} run={() => changes.copy(place)} />
        <Tool label={t.remove(name)} icon={X} run={() => changes.remove(place)} />
      </div>
      {kinds}
    </li>
  );
}

/** A closed block is recognised by these words. */
function firstWords(typed: BlockEntry["typed"]): string {
  const [words = ""] = ["heading", "title", "quote", "caption", "alt", "body", "rows"]
    .map((part) => (typed[part] ?? "").replaceAll(/<[^<>]*>/g, " ").trim())
    .filter(Boolean);
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

function Tool({
  label,
  icon,
  way,
  isOff = false,
  run,
}: {
  label: string;
  icon: typeof X;
  way?: "up" | "down";
  isOff?: boolean;
  run: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-way={way}
      disabled={isOff}
      onClick={run}
    >
      <Icon of={icon} />
    </button>
  );
}
