import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { MarkedChild, MarkedPicture } from "../../../data/consent/picture-marks.ts";
import { useTexts } from "../../language/texts.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { noteChildren } from "./last-children.ts";
import { type Answer, renewMarks, useMarking } from "./mark-queries.ts";

type Marks = ReadonlyMap<string, MarkedPicture>;

const isUnmarked = (mark: MarkedPicture | undefined) =>
  mark !== undefined && (mark.people === null || mark.people === "before");

/**
 * Marking pictures one after the other: the large picture, the selected ones, the children chosen for them,
 * and the last mark.
 */
export function useWho(ids: readonly string[], marks: Marks) {
  const t = useTexts(marksTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const marking = useMarking();
  const [here, setHere] = useState(() =>
    Math.max(
      0,
      ids.findIndex((id) => isUnmarked(marks.get(id))),
    ),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [draft, setDraft] = useState<readonly MarkedChild[]>();
  const [taken, setTaken] = useState<readonly MarkedPicture[][]>([]);
  const place = Math.min(here, ids.length - 1);
  const id = ids[place] ?? "";
  const kept = selected.size > 0 ? [] : (marks.get(id)?.children ?? []);
  const children = draft ?? kept;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the children of the album stand ready once, when it opens.
  useEffect(() => {
    noteChildren([...marks.values()].flatMap((mark) => mark.children).slice(0, 9));
    return () => void renewMarks(queries);
  }, []);

  const go = (to: number) => {
    setHere(Math.max(0, Math.min(ids.length - 1, to)));
    setDraft(undefined);
  };
  const goToUnmarked = (from: number, done: ReadonlySet<string>) => {
    const places = ids.map((_, step) => (from + 1 + step) % ids.length);
    const next = places.find((at) => {
      const one = ids[at] ?? "";
      return !done.has(one) && isUnmarked(marks.get(one));
    });
    go(next ?? from);
  };
  const write = (of: readonly string[], answer: Answer) => {
    marking(of, answer).catch((failure) =>
      showToast({ message: failureSentence(failure, shared, t.failed) }),
    );
  };
  const mark = (answer: Answer) => {
    const targets = selected.size > 0 ? ids.filter((one) => selected.has(one)) : [id];
    setTaken([...taken, targets.flatMap((one) => marks.get(one) ?? [])]);
    write(targets, answer);
    setSelected(new Set());
    goToUnmarked(ids.indexOf(targets.at(-1) ?? id), new Set(targets));
  };

  return {
    place,
    id,
    selected,
    children,
    canTakeBack: taken.length > 0,
    left: ids.filter((one) => isUnmarked(marks.get(one))).length,
    go,
    /** Moves by this many pictures, and optionally selects those passed. */
    move(step: number, isSelecting: boolean) {
      const to = Math.max(0, Math.min(ids.length - 1, place + step));
      if (isSelecting) setSelected(new Set([...selected, id, ids[to] ?? id]));
      go(to);
    },
    select(one: string, isOn: boolean) {
      setSelected(
        new Set(isOn ? [...selected, one] : [...selected].filter((each) => each !== one)),
      );
      setDraft(undefined);
    },
    unselect: () => setSelected(new Set()),
    choose: (chosen: readonly MarkedChild[]) => setDraft(chosen),
    toggle(child: MarkedChild | undefined) {
      if (!child) return;
      const isIn = children.some((each) => each.id === child.id);
      setDraft(isIn ? children.filter((each) => each.id !== child.id) : [...children, child]);
    },
    say: (people: "nobody" | "crowd") => mark({ people, children: [] }),
    /** Saves the chosen children, or that it is their work, and continues; false if none is chosen. */
    keep(people: "children" | "work" = "children"): boolean {
      const said = marks.get(id);
      const isOther = people === "work" && said?.people !== "work";
      const isKept = draft === undefined && !isUnmarked(said) && !isOther;
      if (selected.size === 0 && isKept) goToUnmarked(place, new Set());
      else if (children.length === 0) return false;
      else mark({ people, children });
      return true;
    },
    takeBack() {
      const before = taken.at(-1);
      if (!before) return;
      setTaken(taken.slice(0, -1));
      for (const { id: one, people, children: were } of before) {
        // "before" cannot be chosen: such a picture waits until somebody has looked.
        write([one], { people: people === "before" ? null : people, children: were });
      }
      go(ids.indexOf(before[0]?.id ?? id));
    },
  };
}

export type Who = ReturnType<typeof useWho>;
