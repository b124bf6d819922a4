import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { z } from "zod";
import { listManagedPictures, type ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { byTranslation, type Translation, type Translations } from "../../../data/languages.ts";
import { type RowValues, updateRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import type { Reason } from "../publishing/exposed-places.tsx";
import { useExposed } from "../publishing/use-exposed.ts";
import { picturesQuery } from "./album-changes.ts";

export type SaveState =
  | "saved"
  | "typing"
  | "saving"
  | "failed"
  | "refused"
  | "exposing"
  | "stale"
  | "gone";

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
  const exposed = useExposed();

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
    exposed.drop();
    const next = await write(saying).catch((failure) => {
      if (exposed.take(failure, () => save.current())) return "exposing" as const;
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
    places: exposed.places,
    explain: (reasons: Reason[]) => void exposed.explain(reasons).catch(() => setState("refused")),
  };
}

const share = z.coerce.number().min(0).max(1);

const words = { alt: z.string().trim().max(300), caption: z.string().trim().max(600) };

/** The words about one picture of an album in every language, and its focal point. */
const albumPictureSchema = z.object({
  ...words,
  translations: z.object(byTranslation(() => z.object(words))),
  focal_x: share,
  focal_y: share,
});

/** A picture's description and its focal point (0 to 1 from the left and the top). */
export type Saying = z.output<typeof albumPictureSchema>;

/** The description in a row. */
export function said(picture: ManagedPicture): Saying {
  const { alt, caption, focal_x, focal_y } = picture;
  const written = picture.translations as Translations<string>;
  const translations = byTranslation((id) => ({
    alt: written[id]?.alt ?? "",
    caption: written[id]?.caption ?? "",
  }));
  return { alt, caption, translations, focal_x, focal_y };
}

/** The name of a control for the text in another language. */
export const nameIn = (language: Translation, name: keyof typeof words) => `${language}.${name}`;

/** The values of the form. */
export function sayingIn(form: HTMLFormElement): Saying {
  const data = new FormData(form);
  const translations = byTranslation((id) => ({
    alt: data.get(nameIn(id, "alt")),
    caption: data.get(nameIn(id, "caption")),
  }));
  return albumPictureSchema.parse({ ...Object.fromEntries(data), translations });
}

/** The columns of a description; a language without text is left out. */
function columnsOf({ translations, ...own }: Saying): RowValues {
  const filled = Object.entries(translations).flatMap(([id, { alt, caption }]) =>
    alt || caption ? [[id, { ...(alt && { alt }), ...(caption && { caption }) }]] : [],
  );
  return { ...own, translations: Object.fromEntries(filled) };
}

function isSame(one: Saying, other: Saying): boolean {
  const valuesOf = ({ translations, ...own }: Saying) =>
    [own, ...Object.values(translations)].flatMap((each) => Object.entries(each).sort());
  return JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));
}
