import texts from "messages:admin/own-pages/blocks";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type BlockKind, blockKinds, mostBlocks } from "../../../data/own-pages/blocks.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "../form/composed-field.tsx";
import {
  type Typed,
  type TypedBlock,
  typedBlocks,
  withTranslations,
} from "../form/field-values.ts";
import { usePlaceWhenRefused } from "../form/refused-place.ts";
import type { Refusals } from "../form/row-refusals.ts";
import { useToast } from "../frame/toasts.tsx";
import type { FieldOf } from "../resource.ts";
import { partsOfBlock } from "./block-form.ts";
import { type BlockChanges, type BlockEntry, BlockItem } from "./block-item.tsx";
import "./blocks-field.css";

type BlocksFieldProps = ComposedFieldProps & {
  /** The errors of the whole form; one in a block has the block's place: "blocks.2.heading". */
  refusals: Refusals;
  /** The control of one part of one block, with its own name; `place` is where errors name it. */
  part: (part: FieldOf, controlName: string, typed: string, place: string) => ReactNode;
};

/** The blocks of a page, which are added, filled in, moved, copied and removed. */
export function BlocksField({ name, start, refusals, part, ...field }: BlocksFieldProps) {
  const { ref, keep } = useKeptValue();
  const [entries, setEntries] = useState<readonly BlockEntry[]>(() =>
    typedBlocks(start).map((block, key) => ({ ...block, key, isNew: false })),
  );
  const nextKey = useRef(entries.length);
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useRef<string>(undefined);
  /** The key of the block after which one is being added. */
  const [addingAfter, setAddingAfter] = useState<number>();
  const placeOf = usePlaceWhenRefused(entries, refusals);
  const showToast = useToast();
  const t = useTexts(texts);
  const controlName = ({ key }: BlockEntry, of: FieldOf) => `${name}[${key}].${of.name}`;

  /** The present contents of a block's controls. */
  const typedNow = (entry: BlockEntry, data: FormData): Typed =>
    Object.fromEntries(
      withTranslations(partsOfBlock(entry.kind)).map((of) => [
        of.name,
        String(data.get(controlName(entry, of)) ?? "").replaceAll("\r\n", "\n"),
      ]),
    );
  const asTyped = (entry: BlockEntry) => {
    const form = ref.current?.form;
    return form ? typedNow(entry, new FormData(form)) : entry.typed;
  };
  const read = () => {
    const form = ref.current?.form;
    if (!form) return;
    const data = new FormData(form);
    const typed = entries.map((entry) => ({
      kind: entry.kind,
      id: entry.id,
      typed: typedNow(entry, data),
    }));
    keep(typed.length > 0 ? JSON.stringify(typed) : "");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contents of the controls change with the blocks; typing is heard by onInput.
  useEffect(() => {
    if (focusOn.current === undefined) return;
    read();
    list.current?.parentElement?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = undefined;
  }, [entries]);
  const change = (
    next: (before: readonly BlockEntry[]) => readonly BlockEntry[],
    focus: string,
  ) => {
    focusOn.current = focus;
    setEntries(next);
  };
  const summaryOf = (key: number) => `[data-block="${key}"] summary`;
  const insert = (block: TypedBlock, place: number) => {
    const key = nextKey.current++;
    change((before) => before.toSpliced(place, 0, { ...block, key, isNew: true }), summaryOf(key));
  };
  const add = (kind: BlockKind, place = entries.length) => {
    setAddingAfter(undefined);
    insert({ kind, id: newBlockId(), typed: {} }, place);
  };
  const changes: BlockChanges = {
    addAfter: (place) => setAddingAfter(entries[place]?.key),
    move: (place, by) => {
      const moved = entries[place];
      if (!moved) return;
      const isAtEnd = place + by === (by < 0 ? 0 : entries.length - 1);
      // At either end of the list the pressed button is disabled.
      const way = by < 0 !== isAtEnd ? "up" : "down";
      change(
        (before) => before.toSpliced(place, 1).toSpliced(place + by, 0, moved),
        `[data-block="${moved.key}"] [data-way="${way}"]`,
      );
    },
    copy: (place) => {
      const entry = entries[place];
      if (!entry) return;
      insert({ kind: entry.kind, id: newBlockId(), typed: asTyped(entry) }, place + 1);
    },
    remove: (place) => {
      const entry = entries[place];
      if (!entry) return;
      const removed = { kind: entry.kind, id: entry.id, typed: asTyped(entry) };
      const neighbour = entries[place + 1] ?? entries[place - 1];
      change(
        (before) => before.filter(({ key }) => key !== entry.key),
        neighbour ? summaryOf(neighbour.key) : ".block-kinds button",
      );
      showToast({
        message: t.removed(t.kinds[entry.kind]),
        undo: async () => insert(removed, place),
      });
    },
  };

  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      <div
        onInput={(event) => {
          if (event.target !== ref.current) read();
        }}
      >
        <ol ref={list} className="block-list">
          {entries.map((entry, place) => {
            const refusedAt = `${name}.${placeOf(entry)}.`;
            return (
              <BlockItem
                key={entry.key}
                entry={entry}
                place={place}
                last={entries.length - 1}
                isFull={entries.length >= mostBlocks}
                isWrong={Object.keys(refusals).some((each) => each.startsWith(refusedAt))}
                changes={changes}
                kinds={
                  addingAfter === entry.key && (
                    <BlockKinds
                      label={t.addAfter(t.block({ place: place + 1, kind: t.kinds[entry.kind] }))}
                      add={(kind) => add(kind, place + 1)}
                      close={() => {
                        setAddingAfter(undefined);
                        document.querySelector<HTMLElement>(summaryOf(entry.key))?.focus();
                      }}
                    />
                  )
                }
              >
                {withTranslations(partsOfBlock(entry.kind)).map((of) =>
                  part(of, controlName(entry, of), entry.typed[of.name] ?? "", refusedAt + of.name),
                )}
              </BlockItem>
            );
          })}
        </ol>
        {entries.length < mostBlocks && <BlockKinds label={t.add} add={add} />}
      </div>
    </ComposedField>
  );
}

/** The kinds of blocks to choose from: at the end of the page, or after one of its blocks until Escape. */
function BlockKinds({
  label,
  add,
  close,
}: {
  label: string;
  add: (kind: BlockKind) => void;
  close?: () => void;
}) {
  const t = useTexts(texts);
  const first = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it was asked for.
  useEffect(() => {
    if (close) first.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own look.
    <div
      role="group"
      aria-label={label}
      className="block-kinds"
      onKeyDown={({ key }) => {
        if (key === "Escape") close?.();
      }}
    >
      <p aria-hidden>{label}</p>
      {blockKinds.map((kind, place) => (
        <button
          key={kind}
          ref={place === 0 ? first : undefined}
          type="button"
          onClick={() => add(kind)}
        >
          <Icon of={Plus} />
          {t.kinds[kind]}
        </button>
      ))}
    </div>
  );
}

/** Hidden: a block is recognised by it, whatever its words become. */
function newBlockId(): string {
  return `b${crypto.randomUUID().slice(0, 8)}`;
}
