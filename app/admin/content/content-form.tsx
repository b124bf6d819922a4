import adminTexts from "messages:admin/admin/admin";
import contentTexts from "messages:admin/content/content";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { undoChanges } from "../../../data/office/changes.ts";
import {
  type ContentRows,
  getContentRows,
  saveContent,
  seenOf,
} from "../../../data/office/site-content.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useSaving } from "../form/saving.ts";
import { SavingNotices, StaleSave } from "../form/saving-notices.tsx";
import { LeaveGuard } from "../form/unsaved.tsx";
import {
  allTexts,
  changed,
  contentIn,
  contentRefusals,
  draftedContent,
  type Edit,
} from "./content-edit.ts";
import { ContentField } from "./content-field.tsx";
import type { ContentPage } from "./content-pages.ts";
import { placeName, type Shape } from "./content-shape.ts";
import { type Content, countOutdated, savedOf } from "./content-tree.ts";

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
  const [saved] = useState(() => contentIn(shape, rows));
  const [content, setContent] = useState(saved);
  const saving = useSaving<Content, ContentRows>({
    table: "site_content",
    draftKey: `content:${page.key}`,
    draftOf: (draft) => draftedContent(draft, saved),
    onDraft: setContent,
  });
  const { keepDraft, newer } = saving;
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { url } = useTexts(contentTexts);

  useEffect(() => {
    if (content !== saved) keepDraft({ content: JSON.stringify(content) });
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
    await saving.save(async (client) => {
      const outdated = countOutdated(shape, content);
      const isKept = await saveContent(client, page.key, { ...next, outdated }, seen);
      const now = await getContentRows(client, page.key);
      if (!isKept) return { newer: now };
      const ids = [now.english, now.hindi, rows.hindi].flatMap((row) => row?.id ?? []);
      return {
        message: t.savedAs.published,
        undo: () => undoChanges(client, "site_content", ids, seen ?? "1970-01-01T00:00:00Z"),
      };
    });
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
      { column: "key" as const, value: page.key, values: { content: next.english } },
      { column: "key" as const, value: `hi/${page.key}`, values: translated },
    ];
    saving.preview({ path: page.path, table_name: "site_content", rows: values });
  };

  return (
    <>
      <form ref={saving.form} noValidate onSubmit={submit} className="content-form">
        <SavingNotices saving={saving} />
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
        <div className="save-bar">
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? t.saving : t.save}
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
      {newer && (
        <StaleSave
          saving={saving}
          label={(path) =>
            `${path.startsWith("hi/") ? "हिन्दी: " : ""}${placeName(path.replace(/^hi\//, ""), language)}`
          }
          yours={allTexts(shape, content)}
          theirs={allTexts(shape, contentIn(shape, newer))}
          save={() => void save(seenOf(newer))}
        />
      )}
      <LeaveGuard isNeeded={() => content !== saved && !saving.isSaved.current} />
    </>
  );
}
