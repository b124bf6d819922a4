import adminTexts from "messages:admin/admin/admin";
import exposedTexts from "messages:admin/publishing/exposed";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { isTokenRefused } from "../../../data/accounts/refused-token.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { addressIn, type Language } from "../../../data/languages.ts";
import type { ManagedTable } from "../../../data/office/rows.ts";
import type { Preview } from "../../../data/pages/previews.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { bringToFocus } from "../../ui/refused-form.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import type { Reason } from "../publishing/exposed-places.tsx";
import { useExposed } from "../publishing/use-exposed.ts";
import { rowsKey } from "../query-keys.ts";
import { focusRefused } from "./asked-field.ts";
import { type Begun, continuedDraft, type KeptDraft, keptDraft } from "./begun-draft.ts";
import { createPreviewAddress } from "./preview-address.ts";
import { readDraft, useDraftKeeper } from "./unsaved.tsx";

/** The result of a save: stored, or somebody else saved a newer version meanwhile. */
export type Outcome<Newer> =
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
export function useSaving<Draft extends object, Newer>({
  table,
  draftKey,
  opened,
  draftOf = (kept) => kept,
  onDraft,
}: {
  table: ManagedTable;
  draftKey: string;
  /** The version that the form opened with, and its contents. */
  opened: Required<Begun<Draft>>;
  /** The contents of a draft in the form's shape; undefined if they do not fit. */
  draftOf?: (kept: Draft) => Draft | undefined;
  onDraft: (draft: Draft) => void;
}) {
  const [found, setFound] = useState(() => findDraft(draftKey, opened, draftOf));
  /** What the contents were begun from: a draft's may be older than the opened version. */
  const begun = useRef<Begun<Draft>>(opened);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string>();
  const [newer, setNewer] = useState<Newer>();
  const [isBusy, setBusy] = useState(false);
  const isSaved = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { drop, keep } = useDraftKeeper<KeptDraft<Draft>>(draftKey);
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { marked } = useTexts(exposedTexts);
  const exposed = useExposed();
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  const { places } = exposed;
  useEffect(() => {
    // What would be revealed about a child has a panel, which takes the focus itself.
    if (Object.keys(refusals).length > 0 && !places) focusRefused(form.current);
  }, [refusals, places]);
  useEffect(() => {
    if (failed) {
      bringToFocus(form.current?.querySelector<HTMLElement>("[role=alert]"), "center");
    }
  }, [failed]);
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
        drop();
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
      const exposing = exposed.take(failure, again);
      const isSignedOut = isTokenRefused(failure);
      const refusal = isSignedOut ? t.signedOutSaving : (refusalIn?.(failure) ?? t.saveFailed);
      if (exposing) setRefusals(Object.fromEntries(exposing.map(({ field }) => [field, marked])));
      else if (typeof refusal === "string") setFailed(refusal);
      else setRefusals(refusal);
    }
    setBusy(false);
  };
  const explain = async (reasons: Reason[]) => {
    setBusy(true);
    try {
      await exposed.explain(reasons);
    } catch (failure) {
      setFailed(failureSentence(failure, t, t.saveFailed));
    }
    setBusy(false);
  };
  const dropDraft = () => {
    drop();
    setFound(undefined);
  };
  const takeDraft = () => {
    if (found) {
      begun.current = found.begun;
      onDraft(found.contents);
    }
    setFound(undefined);
  };
  const keepDraft = useCallback(
    (contents: Draft) => keep({ contents, begun: begun.current }),
    [keep],
  );
  const dropNewer = () => setNewer(undefined);
  const takeNewer = async () => {
    drop();
    dropNewer();
    // A draft may have been compared with the opened version itself, which comes back unchanged.
    begun.current = opened;
    onDraft(opened.was);
    await refresh();
  };
  const preview = (what: Preview) =>
    void openPreview(what, language).catch(() => showToast({ message: t.previewFailed }));
  return {
    form,
    found,
    keepDraft,
    begun,
    dropDraft,
    takeDraft,
    refusals,
    refuse: setRefusals,
    failed,
    places,
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

/** The draft on this device, brought onto the opened version; undefined if it says nothing else. */
function findDraft<Draft extends object>(
  key: string,
  opened: Required<Begun<Draft>>,
  draftOf: (kept: Draft) => Draft | undefined,
): KeptDraft<Draft> | undefined {
  const read = readDraft<KeptDraft<Draft> | Draft>(key);
  if (!read) return undefined;
  const kept = keptDraft(read);
  const contents = draftOf(kept.contents);
  if (!contents) return undefined;
  const found = continuedDraft({ ...kept, contents }, opened);
  return JSON.stringify(found.contents) === JSON.stringify(opened.was) ? undefined : found;
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
