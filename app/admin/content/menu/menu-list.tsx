import menuTexts from "messages:admin/content/menu";
import { Plus } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Json } from "../../../../data/database.types.ts";
import { useTexts } from "../../../language/texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ListTools } from "../list-tools.tsx";

type Row = {
  called: string;
  /** The text of its line, if more than its name. */
  line?: ReactNode;
  /** Stays open because it contains an error. */
  isWrong: boolean;
  fields: (leave: Leave) => ReactNode;
};

/** Closes an entry that moves to another list, and names that list. */
export type Leave = (said: string) => void;

export type Addition = { label: string; entry: Json };

/** Where the focus goes once the list shows a change. */
type Target = { place: number; part: "up" | "down" | "line" | "field" };

/** A list of the menu: one entry at a time is open, and the focus follows an entry that moves. */
export function MenuList({
  rows,
  change,
  additions,
  most,
}: {
  rows: readonly Row[];
  change: (next: (list: Json[]) => Json[]) => void;
  additions: readonly Addition[];
  most: number;
}) {
  const t = useTexts(menuTexts);
  const [open, setOpen] = useState<number>();
  const [said, setSaid] = useState("");
  const target = useRef<Target>(undefined);
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (target.current && whole.current) focusIn(whole.current, target.current);
    target.current = undefined;
  });

  const move = (called: string, place: number, to: number) => {
    change((list) => list.toSpliced(place, 1).toSpliced(to, 0, list[place] ?? null));
    target.current = { place: to, part: to < place ? "up" : "down" };
    if (open === place) setOpen(to);
    else if (open === to) setOpen(place);
    setSaid(t.nowAt({ name: called, place: to + 1, count: rows.length }));
  };
  const remove = (called: string, place: number) => {
    change((list) => list.toSpliced(place, 1));
    target.current = { place: Math.min(place, rows.length - 2), part: "line" };
    setOpen(undefined);
    setSaid(t.taken(called));
  };
  const leave = (place: number, where: string) => {
    target.current = { place: Math.min(place, rows.length - 2), part: "line" };
    setOpen(undefined);
    setSaid(where);
  };
  const add = (entry: Json) => {
    change((list) => [...list, entry]);
    target.current = { place: rows.length, part: "field" };
    setOpen(rows.length);
  };

  return (
    <div ref={whole} className="menu-list">
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="content-list">
        {rows.map(({ called, line, isWrong, fields }, place) => {
          const isOpen = isWrong || open === place;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place; its fields hold no state of their own.
            <li key={place} className="content-item">
              <details
                open={isOpen}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open !== isOpen)
                    setOpen(currentTarget.open ? place : undefined);
                }}
              >
                <summary>{line ?? called}</summary>
                {isOpen && (
                  <div className="content-fields">{fields((where) => leave(place, where))}</div>
                )}
              </details>
              <ListTools
                called={called}
                place={place}
                last={rows.length - 1}
                move={(to) => move(called, place, to)}
                remove={() => remove(called, place)}
              />
            </li>
          );
        })}
      </ol>
      <div className="menu-additions">
        {rows.length < most ? (
          additions.map(({ label, entry }) => (
            <button
              key={label}
              type="button"
              className="admin-quiet-link"
              onClick={() => add(entry)}
            >
              <Icon of={Plus} />
              {label}
            </button>
          ))
        ) : (
          <p className="field-hint">{t.full}</p>
        )}
      </div>
    </div>
  );
}

function focusIn(whole: HTMLElement, target: Target): void {
  const row = whole.querySelectorAll(":scope > ol > li")[target.place];
  const found = row ? partOf(row, target.part) : whole.querySelector(".menu-additions button");
  if (found instanceof HTMLElement) found.focus();
}

function partOf(row: Element, part: Target["part"]): Element | null | undefined {
  if (part === "line") return row.querySelector("summary");
  if (part === "field") return row.querySelector("input, select");
  const [up, down] = row.querySelectorAll<HTMLButtonElement>(":scope > .content-tools button");
  const [wanted, other] = part === "up" ? [up, down] : [down, up];
  return wanted?.disabled ? other : wanted;
}
