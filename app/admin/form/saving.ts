import adminTexts from "messages:admin/admin/admin";
import exposedTexts from "messages:admin/publishing/exposed";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SchoolClient } from "../../../data/client.ts";
import { addressIn, type Language } from "../../../data/languages.ts";
import type { ManagedTable } from "../../../data/office/rows.ts";
import type { Preview } from "../../../data/pages/previews.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import type { Reason } from "../publishing/exposed-places.tsx";
import { useExposed } from "../publishing/use-exposed.ts";
import { rowsKey } from "../query-keys.ts";
import type { Typed } from "./field-values.ts";
import { createPreviewAddress } from "./preview-address.ts";
import { readDraft, useDraftKeeper } from "./unsaved.tsx";

/** The result of a save: stored, or somebody else saved a newer version meanwhile. */
type Outcome<Newer> =
  | { newer: Newer }
  | {
      message: string;
      undo?: (() => Promise<unknown>) | undefined;
      /** Where to go once the new version is on the page. */
      leave?: () => Promise<void> | void;
    };

/** Errors by field, or as a sentence about the whole form. */
type Refusal = Record<string, string> | string;

/**
 * The state of a form from the first change until it is saved: its draft on this device, its errors, and
 * somebody else's newer version, which is never overwritten unasked.
 */
export function useSaving<Draft, Newer>({
  table,
  draftKey,
  draftOf,
  onDraft,
}: {
  table: ManagedTable;
  draftKey: string;
  /** A draft in the form's shape; undefined if it equals the saved version. */
  draftOf: (typed: Typed) => Draft | undefined;
  onDraft: (draft: Draft) => void;
}) {
  const [found, setFound] = useState(() => {
    const typed = readDraft(draftKey);
    return typed && draftOf(typed);
  });
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string>();
  const [newer, setNewer] = useState<Newer>();
  const [isBusy, setBusy] = useState(false);
  const isSaved = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftKeeper(draftKey);
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { marked } = useTexts(exposedTexts);
  const exposed = useExposed();
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  const refuse = (next: Record<string, string>) => {
    setRefusals(next);
    // The fields are marked in the next rendering.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
  };
  const save = async (
    send: (client: SchoolClient) => Promise<Outcome<Newer>>,
    {
      refusalIn,
      again,
    }: {
      refusalIn?: (failure: unknown) => Refusal | undefined;
      /** Saves the values typed by then, once there are reasons for revealing words. */
      again: () => unknown;
    },
  ) => {
    setBusy(true);
    setRefusals({});
    exposed.drop();
    setFailed(undefined);
    try {
      const outcome = await send(await getBackend());
      if ("newer" in outcome) setNewer(outcome.newer);
      else {
        const { message, undo, leave } = outcome;
        isSaved.current = true;
        draft.drop();
        showToast({
          message,
          ...(undo && {
            undo: async () => {
              await undo();
              void refresh();
            },
          }),
        });
        await refresh();
        await leave?.();
      }
    } catch (failure) {
      const places = exposed.take(failure, again);
      const refusal = refusalIn?.(failure) ?? t.saveFailed;
      if (places) setRefusals(Object.fromEntries(places.map(({ field }) => [field, marked])));
      else if (typeof refusal === "string") setFailed(refusal);
      else refuse(refusal);
    }
    setBusy(false);
  };
  const explain = async (reasons: Reason[]) => {
    setBusy(true);
    try {
      await exposed.explain(reasons);
    } catch (failure) {
      setFailed(failureSentence(failure, t) ?? t.saveFailed);
    }
    setBusy(false);
  };
  const dropDraft = () => {
    draft.drop();
    setFound(undefined);
  };
  const takeDraft = () => {
    if (found) onDraft(found);
    setFound(undefined);
  };
  const dropNewer = () => setNewer(undefined);
  const takeNewer = async () => {
    isSaved.current = true;
    draft.drop();
    dropNewer();
    await refresh();
  };
  const preview = (what: Preview) =>
    void openPreview(what, language).catch(() => showToast({ message: t.previewFailed }));
  return {
    form,
    found,
    keepDraft: draft.keep,
    dropDraft,
    takeDraft,
    refusals,
    refuse,
    failed,
    places: exposed.places,
    explain,
    isBusy,
    isSaved,
    save,
    newer,
    dropNewer,
    takeNewer,
    preview,
  };
}

/**
 * Opens a preview page in a new tab: the server signs a link that expires after an hour. Call it in answer
 * to a click, because browsers allow a new tab only then. Throws if there is no preview.
 */
async function openPreview(preview: Preview, language: Language): Promise<void> {
  const tab = open("about:blank", "_blank");
  try {
    const address = await createPreviewAddress(preview);
    if (tab) tab.location.href = addressIn(language, address);
    else location.href = addressIn(language, address);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}
