import "../../styles/dialog.css";
import "./palette.css";
import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import proposalTexts from "messages:admin/proposals/proposals";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Language } from "../../../data/languages.ts";
import { findManagedRows } from "../../../data/office/lists.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { contentPages } from "../content/content-pages.ts";
import { opensPage, useOfficeRights, works } from "../office-rights.ts";
import { resources } from "../resources.ts";
import { placeOf } from "../row-places.ts";
import "../../styles/dialog.css";
import "./palette.css";
import { Button } from "../../ui/button.tsx";

type Entry = { group: "go" | "create" | "rows"; name: string; kind: string; to: string };

const mostEntries = 12;
const shortest = 2;

type DialogProps = { close: () => void };

/** The command palette or the list of keys; both load when one of them is opened first. */
export default function PaletteOrKeys({ isKeys, close }: DialogProps & { isKeys: boolean }) {
  return isKeys ? <KeysHelp close={close} /> : <Palette close={close} />;
}

/** One field to go anywhere: pages, lists, "new …", and rows that contain a word. */
function Palette({ close }: DialogProps) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [here, setHere] = useState(0);
  const navigate = useNavigate();
  const word = useDeferredValue(typed.trim());
  const rights = useOfficeRights();
  useEffect(() => dialog.current?.showModal(), []);

  const rows = useQuery({
    queryKey: ["palette", word],
    queryFn: async ({ signal }) => {
      // How long typing must pause before a search.
      await new Promise((resolve) => setTimeout(resolve, 150));
      if (signal.aborted) return [];
      const targets = resources
        .filter(({ table }) => works(rights, table))
        .map(({ table, search }) => ({ table, columns: [...search] }));
      if (targets.length === 0) return [];
      return findManagedRows(await getBackend(), targets, word);
    },
    enabled: word.length >= shortest,
  });
  const found = (rows.data ?? []).flatMap(({ table, row }): Entry[] => {
    const { name, kind, to } = placeOf(table, row, language);
    return to ? [{ group: "rows", name, kind, to }] : [];
  });
  const entries = [
    ...places(language)
      .filter(({ to }) => opensPage(rights, to))
      .filter(({ name, kind }) => says(`${name} ${kind}`, word)),
    ...found,
  ].slice(0, mostEntries);
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    dialog.current?.close();
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setHere((here + step + entries.length) % entries.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      go(entries[here]);
    }
  };
  return (
    <dialog ref={dialog} aria-label={t.palette} className="dialog palette" onClose={close}>
      <input
        type="text"
        role="combobox"
        aria-label={t.palette}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries[here] ? `${id}-${here}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t.paletteHint}
        className="field-control"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setHere(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={t.palette}>
        {entries.map((entry, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
          <div
            key={`${entry.to} ${entry.group}`}
            role="option"
            id={`${id}-${place}`}
            aria-selected={place === here}
            onClick={() => go(entry)}
          >
            <span>{entry.name}</span>
            <span className="palette-kind">{entry.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="palette-nothing">
        {entries.length === 0 && !rows.isFetching && t.paletteNothing}
      </p>
    </dialog>
  );
}

/** Every page of the administration, then everything that can be created. */
function places(language: Language): Entry[] {
  const t = adminTexts[language];
  const go = (name: string, to: string, kind = t.paletteGroups.go): Entry => ({
    group: "go",
    name,
    to,
    kind,
  });
  return [
    go(t.dashboard, "/admin/dashboard"),
    ...resources.map(({ path, texts }) => go(texts[language].many, `/admin/${path}`)),
    go(t.siteContent, "/admin/content"),
    go(t.mediaLibrary, "/admin/media"),
    go(marksTexts[language].queue, "/admin/marks"),
    go(proposalTexts[language].title, "/admin/proposals"),
    ...Object.entries(t.places).map(([path, name]) => go(name, `/admin/${path}`)),
    ...resources
      .filter(({ isGiven }) => !isGiven)
      .map(
        ({ path, texts }): Entry => ({
          group: "create",
          name: texts[language].add,
          kind: t.paletteGroups.create,
          to: `/admin/${path}/new`,
        }),
      ),
    ...contentPages().map(({ key, name }) =>
      go(name(language), `/admin/content/${key}`, t.siteContent),
    ),
  ];
}

/** Whether every typed word begins a word of the name. */
function says(name: string, typed: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The keys that work in lists. */
function KeysHelp({ close }: DialogProps) {
  const t = useTexts(adminTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label={t.keys} className="dialog palette keys-help" onClose={close}>
      <h2>{t.keys}</h2>
      <dl>
        {t.keyList.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline2" size="small" onClick={() => dialog.current?.close()}>
        {t.close}
      </Button>
    </dialog>
  );
}
