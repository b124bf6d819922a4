import adminTexts from "messages:admin/admin/admin";
import contentTexts from "messages:admin/content/content";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { anyWithheld } from "../../../data/consent/picture-marks.ts";
import type { Json } from "../../../data/database.types.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { type Language, languageOf, languages, splitAddress } from "../../../data/languages.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import {
  type ContentRows,
  deleteContent,
  getContentRows,
  keyIn,
  keyOfPage,
  saveContent,
  seenOf,
} from "../../../data/office/site-content.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useFocusOnAskedField } from "../form/asked-field.ts";
import { usePageBeside } from "../form/page-beside.tsx";
import { useSaving } from "../form/saving.ts";
import { SavingNotices, StaleSave } from "../form/saving-notices.tsx";
import { LeaveGuard } from "../form/unsaved.tsx";
import { useWayBack } from "../form/way-back.tsx";
import {
  allTexts,
  changed,
  contentIn,
  contentRefusals,
  draftedContent,
  type Edit,
} from "./content-edit.ts";
import { ContentField } from "./content-field.tsx";
import { type ContentPage, shownContents } from "./content-pages.ts";
import { placeName, type Shape } from "./content-shape.ts";
import { type Content, textsOf } from "./content-tree.ts";
import { MenuFields } from "./menu/menu-fields.tsx";
import { savedOf, savedWithState } from "./saved-content.ts";

/** One page's words in all languages; saving publishes them. */
export function ContentForm({
  page,
  shape,
  rows,
}: {
  page: ContentPage;
  shape: Shape;
  rows: ContentRows;
}) {
  const stored = (kept: ContentRows) => contentIn(shape, shownContents(page, kept));
  const [saved] = useState(() => stored(rows));
  const [content, setContent] = useState(saved);
  const saving = useSaving<Content, ContentRows>({
    table: "site_content",
    draftKey: `content:${page.key}`,
    opened: { seen: seenOf(rows), was: saved },
    draftOf: draftedContent,
    onDraft: setContent,
  });
  const { keepDraft, newer } = saving;
  const goBackToPage = useWayBack();
  useFocusOnAskedField(saving.form, namesOf);
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { url, goBack, wentBack, savedWaiting } = useTexts(contentTexts);

  useEffect(() => {
    if (content !== saved) keepDraft(content);
  }, [content, saved, keepDraft]);
  const edit = useCallback((change: Edit) => setContent((before) => changed(before, change)), []);
  const checked = () => {
    const next = savedOf(shape, content);
    const wrong = contentRefusals(page.schema, next, { ...t.refusals, url });
    if (Object.keys(wrong).length === 0) return next;
    saving.refuse(wrong);
    return undefined;
  };
  const save = async (seen: string | null) => {
    const next = checked();
    if (!next) return;
    await saving.save(
      async (client) => {
        const isKept = await saveContent(client, page.key, savedWithState(shape, content), seen);
        const now = await getContentRows(client, page.key);
        // An earlier attempt may have been stored although its answer was lost.
        const isThere = JSON.stringify(savedOf(shape, stored(now))) === JSON.stringify(next);
        if (!isKept && !isThere) return { newer: now };
        const ids = [...Object.values(now), ...Object.values(rows)].map(({ id }) => id);
        // The content is saved, whatever becomes of this question.
        const waits = await anyWithheld(client, picturesIn(shape, next.english)).catch(() => false);
        const message = waits ? savedWaiting : t.savedAs.published;
        return {
          message,
          leave: () => goBackToPage?.(message),
          undo: () =>
            undoChanges(client, "site_content", [...new Set(ids)], seen ?? "1970-01-01T00:00:00Z"),
        };
      },
      { again: () => saveNow.current(seen) },
    );
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  const goToOriginal = (): Promise<void> =>
    saving.save(
      async (client) => {
        const ids = await deleteContent(client, page.key);
        return {
          message: wentBack,
          undo: () => undoChanges(client, "site_content", ids, seenOf(rows) ?? ""),
        };
      },
      { again: () => goToOriginal() },
    );
  const placeIn = (path: string) => {
    const written = splitAddress(`/${path}`).language;
    const place = placeName(keyOfPage(path), language);
    return written === "en" ? place : `${languageOf(written).name}: ${place}`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(saving.begun.current.seen);
  };
  const previewOf = (next: ReturnType<typeof savedOf>) => {
    const contents: Partial<Record<Language, { content: Json }>> = {
      en: { content: next.english },
      ...next.translations,
    };
    const values = languages.map(({ id }) => {
      const said = contents[id];
      return {
        column: "key" as const,
        value: keyIn(id, page.key),
        values: said ? { content: said.content } : null,
      };
    });
    return { path: page.path, table_name: "site_content", rows: values };
  };
  const preview = () => {
    const next = checked();
    if (next) saving.preview(previewOf(next));
  };
  const beside = usePageBeside(() => {
    const next = savedOf(shape, content);
    const wrong = contentRefusals(page.schema, next, { ...t.refusals, url });
    return Object.keys(wrong).length === 0 ? previewOf(next) : undefined;
  });

  return (
    <div className={beside.page ? "with-preview" : undefined}>
      <form ref={saving.form} noValidate onSubmit={submit} className="content-form">
        <SavingNotices saving={saving} target="site_content" label={placeIn} />
        {page.key === "menu" ? (
          <MenuFields content={content} edit={edit} refusals={saving.refusals} />
        ) : (
          <ContentField
            shape={shape}
            path=""
            name=""
            {...content}
            edit={edit}
            refusals={saving.refusals}
            isOptional={false}
            depth={2}
          />
        )}
        <div className="save-bar">
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? t.saving : t.save}
          </Button>
          <button type="button" className="admin-quiet-link" onClick={preview}>
            {t.openPreview}
          </button>
          {beside.toggle}
          {rows.en && page.original && (
            <button
              type="button"
              className="admin-quiet-link"
              disabled={saving.isBusy}
              onClick={() => void goToOriginal()}
            >
              {goBack}
            </button>
          )}
          {rows.en && (
            <SiteLink to={page.path} className="admin-quiet-link">
              {t.seeOnSite}
            </SiteLink>
          )}
        </div>
      </form>
      {beside.page}
      {newer && (
        <StaleSave
          saving={saving}
          label={placeIn}
          yours={allTexts(shape, content)}
          theirs={allTexts(shape, stored(newer))}
          save={() => void save(seenOf(newer))}
        />
      )}
      <LeaveGuard isNeeded={() => content !== saved && !saving.isSaved.current} />
    </div>
  );
}

/** The ids of the uploaded pictures in a page's content. */
const picturesIn = (shape: Shape, content: Json) =>
  textsOf(shape, content).flatMap(({ text }) => readMediaAddress(text)?.id ?? []);

/** When the office uses another language, the field of that language comes first. */
const namesOf = (field: string, language: Language) => [keyIn(language, field), field];
