import adminTexts from "messages:admin/admin/admin";
import contentTexts from "messages:admin/content/content";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Json } from "../../../data/database.types.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import {
  type ContentRows,
  getContentRows,
  saveContent,
  seenOf,
} from "../../../data/office/site-content.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { readDraft, useDraftKeeper } from "../form/draft.ts";
import { DraftOffer } from "../form/draft-offer.tsx";
import { LeaveGuard } from "../form/leave-guard.tsx";
import { openPreview } from "../form/open-preview.ts";
import { StaleSave } from "../form/stale-save.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../row-queries.ts";
import type { Edit } from "./content-edit.ts";
import { ContentField } from "./content-field.tsx";
import type { ContentPage } from "./content-pages.ts";
import { contentRefusals } from "./content-refusals.ts";
import type { Shape } from "./content-shape.ts";
import {
  type Content,
  contentOf,
  countOutdated,
  savedOf,
  textsOf,
  withList,
  withValue,
} from "./content-tree.ts";
import { placeName } from "./place-name.ts";

/** One page's words in both languages; saving publishes them. */
export function ContentForm({
  page,
  shape,
  rows,
}: {
  page: ContentPage;
  shape: Shape;
  rows: ContentRows;
}) {
  const draftKey = `content:${page.key}`;
  const [saved] = useState(() => contentIn(shape, rows));
  const [content, setContent] = useState(saved);
  const [found, setFound] = useState(() => draftedContent(readDraft(draftKey), saved));
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState(false);
  const [theirs, setTheirs] = useState<ContentRows>();
  const [isBusy, setBusy] = useState(false);
  const isSaved = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftKeeper(draftKey);
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const own = useTexts(contentTexts);
  const showToast = useToast();
  const queries = useQueryClient();

  const keepDraft = draft.keep;
  useEffect(() => {
    if (content !== saved) keepDraft({ content: JSON.stringify(content) });
  }, [content, saved, keepDraft]);
  const edit = useCallback((change: Edit) => setContent((before) => changed(before, change)), []);
  const refuse = (next: Record<string, string>) => {
    setRefusals(next);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
  };
  const checked = () => {
    const next = savedOf(shape, content);
    const wrong = contentRefusals(page.schema, next, { ...t.refusals, url: own.url });
    if (Object.keys(wrong).length === 0) return next;
    refuse(wrong);
    return undefined;
  };
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey("site_content") });
  const save = async (seen: string | null) => {
    const next = checked();
    if (!next) return;
    setBusy(true);
    setRefusals({});
    setFailed(false);
    try {
      const client = await getBackend();
      const outdated = countOutdated(shape, content);
      if (!(await saveContent(client, page.key, { ...next, outdated }, seen))) {
        setTheirs(await getContentRows(client, page.key));
      } else {
        isSaved.current = true;
        draft.drop();
        const kept = await getContentRows(client, page.key);
        const ids = [kept.english, kept.hindi, rows.hindi].flatMap((row) => row?.id ?? []);
        const undo = async () => {
          await undoChanges(client, "site_content", ids, seen ?? "1970-01-01T00:00:00Z");
          await refresh();
        };
        showToast({ message: t.savedAs.published, undo });
        await refresh();
      }
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(seenOf(rows));
  };
  const preview = () => {
    const next = checked();
    if (!next) return;
    const translated = next.hindi === null ? null : { content: next.hindi };
    const values = [
      { column: "key", value: page.key, values: { content: next.english } },
      { column: "key", value: `hi/${page.key}`, values: translated },
    ] as const;
    openPreview({ path: page.path, table_name: "site_content", rows: [...values] }, language).catch(
      () => showToast({ message: t.previewFailed }),
    );
  };
  const count = Object.keys(refusals).length;

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="content-form">
        {found && (
          <DraftOffer
            take={() => {
              setContent(found);
              setFound(undefined);
            }}
            drop={() => {
              draft.drop();
              setFound(undefined);
            }}
          />
        )}
        {count > 0 && <Notice kind="bad" title={t.errors(count)} />}
        {failed && <Notice kind="bad" title={t.saveFailed} />}
        <ContentField
          shape={shape}
          path=""
          name=""
          {...content}
          edit={edit}
          refusals={refusals}
          isOptional={false}
          depth={2}
        />
        <div className="save-bar">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t.saving : t.save}
          </Button>
          <button type="button" className="admin-quiet-link" onClick={preview}>
            {t.openPreview}
          </button>
          {rows.english && (
            <SiteLink to={page.path} className="admin-quiet-link">
              {t.seeOnSite}
            </SiteLink>
          )}
        </div>
      </form>
      {theirs && (
        <StaleSave
          label={(path) =>
            `${path.startsWith("hi/") ? "हिन्दी: " : ""}${placeName(path.replace(/^hi\//, ""), language)}`
          }
          yours={allTexts(shape, content)}
          theirs={allTexts(shape, contentIn(shape, theirs))}
          onKeepYours={() => {
            setTheirs(undefined);
            void save(seenOf(theirs));
          }}
          onKeepTheirs={async () => {
            isSaved.current = true;
            draft.drop();
            setTheirs(undefined);
            await refresh();
          }}
        />
      )}
      <LeaveGuard isNeeded={() => content !== saved && !isSaved.current} />
    </>
  );
}

/** Both languages as they are saved, as the form takes them. */
export function contentIn(shape: Shape, { english, hindi }: ContentRows): Content {
  return contentOf(shape, {
    english: english?.content,
    hindi: hindi?.content,
    source: hindi?.source,
  });
}

function changed(before: Content, change: Edit): Content {
  switch (change.kind) {
    case "english":
      return { ...before, english: withValue(before.english, change.path, change.value) };
    case "hindi":
      return {
        ...before,
        hindi: withValue(before.hindi, change.path, change.value ?? ""),
        // Written just now, so from the English of now.
        source: withValue(before.source, change.path, null),
      };
    case "seen":
      return { ...before, source: withValue(before.source, change.path, null) };
    case "list":
      return withList(before, change.path, change.change);
    case "part":
      return {
        english: withValue(before.english, change.path, change.value),
        hindi: withValue(before.hindi, change.path, change.value),
        source: withValue(before.source, change.path, change.value),
      };
  }
}

/** What a draft on this device says, where it says something else than what is saved. */
function draftedContent(draft: Record<string, string> | undefined, saved: Content) {
  if (!draft?.content || draft.content === JSON.stringify(saved)) return undefined;
  return JSON.parse(draft.content) as Content & Json;
}

function allTexts(shape: Shape, { english, hindi }: Content): Record<string, string> {
  const translated = textsOf(shape, hindi).filter(({ isShared }) => !isShared);
  return Object.fromEntries([
    ...textsOf(shape, english).map(({ path, text }) => [path, text]),
    ...translated.map(({ path, text }) => [`hi/${path}`, text]),
  ]);
}
