import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { listManagedPictures, type ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { updateRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { picturesQuery } from "./add-picture.ts";
import { columnsOf, isSame, type Saying, said } from "./picture-words.ts";

export type SaveState = "saved" | "typing" | "saving" | "failed" | "refused" | "stale" | "gone";

const pauseMs = 800;
const againMs = 5_000;

/**
 * Saves a picture's description shortly after a change and when its form is left. It never
 * overwrites a colleague's newer text ("stale"), and retries after a lost connection.
 */
export function useAutosave({
  picture,
  read,
  onDirty,
}: {
  picture: ManagedPicture;
  read: () => Saying;
  onDirty: (id: string, isDirty: boolean) => void;
}) {
  const { id, gallery_event_id: albumId } = picture;
  const { queryKey } = picturesQuery(albumId);
  const [state, setState] = useState<SaveState>("saved");
  const [start, setStart] = useState({ ...said(picture), key: 0 });
  const base = useRef(said(picture));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWriting = useRef(false);
  const last = useRef(read);
  last.current = read;
  const queries = useQueryClient();

  const rowNow = () => queries.getQueryData<ManagedPicture[]>(queryKey)?.find((e) => e.id === id);
  const refetched = async () => {
    const rows = await listManagedPictures(await getBackend(), albumId);
    queries.setQueryData(queryKey, rows);
    return rows.find((each) => each.id === id);
  };

  const write = async (saying: Saying): Promise<SaveState> => {
    let row = rowNow() ?? (await refetched());
    // Reordering changes a row too; only a changed text counts as a colleague's edit.
    for (let attempt = 0; row && attempt < 2; attempt += 1) {
      if (!isSame(said(row), base.current)) return "stale";
      const seen = { id, seen: row.updated_at };
      const kept = await updateRow(await getBackend(), "gallery_images", seen, columnsOf(saying));
      if (kept) {
        base.current = saying;
        const saved = kept as ManagedPicture;
        queries.setQueryData<ManagedPicture[]>(queryKey, (rows) =>
          rows?.map((each) => (each.id === id ? saved : each)),
        );
        return "saved";
      }
      row = await refetched();
    }
    return row ? "stale" : "gone";
  };

  const save = useRef(async () => {});
  save.current = async () => {
    clearTimeout(timer.current);
    if (isWriting.current) return;
    const saying = last.current();
    if (isSame(saying, base.current)) {
      setState((before) => (before === "typing" ? "saved" : before));
      onDirty(id, false);
      return;
    }
    isWriting.current = true;
    setState("saving");
    const next = await write(saying).catch((failure) => {
      const isRefused = Boolean((failure as { code?: string }).code);
      if (!isRefused) timer.current = setTimeout(() => void save.current(), againMs);
      return isRefused ? ("refused" as const) : ("failed" as const);
    });
    isWriting.current = false;
    setState(next);
    onDirty(id, next !== "saved");
    // More was typed while this was being saved.
    if (next === "saved" && !isSame(last.current(), base.current)) change();
  };
  const change = () => {
    onDirty(id, true);
    setState((before) => (before === "saving" || before === "stale" ? before : "typing"));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save.current(), pauseMs);
  };
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    void save.current();
  }, []);
  // Before the form is removed, while it can still be read.
  useLayoutEffect(() => leave, [leave]);

  const keepMine = async () => {
    const row = await refetched();
    if (row) base.current = said(row);
    void save.current();
  };
  const takeTheirs = async () => {
    const row = await refetched();
    if (!row) return setState("gone");
    base.current = said(row);
    setStart(({ key }) => ({ ...said(row), key: key + 1 }));
    setState("saved");
    onDirty(id, false);
  };
  return {
    state,
    start,
    change,
    saveNow: () => {
      if (state === "typing") void save.current();
    },
    keepMine: () => void keepMine(),
    takeTheirs: () => void takeTheirs(),
  };
}
