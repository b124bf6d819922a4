import adminTexts from "messages:admin/admin/admin";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { undoChanges } from "../../../data/office/changes.ts";
import {
  createRow,
  getRow,
  type ManagedRow,
  type RowValues,
  updateRow,
} from "../../../data/office/rows.ts";
import { schemaOf } from "../../../data/office/schema-of-table.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { failureSentence } from "../frame/failures.ts";
import { useToast } from "../frame/toasts.tsx";
import type { Resource } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";
import { readDraft, useDraftKeeper } from "./draft.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { type Typed, typedIn, typedOf, valuesOf } from "./field-values.ts";
import { FormFields } from "./form-fields.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { openPreview } from "./open-preview.ts";
import { databaseRefusal, type Refusals, refusalsOf } from "./refusals.ts";
import { rowPreview } from "./row-parts.ts";
import { type SaveAs, SaveBar } from "./save-bar.tsx";
import { useShownTexts } from "./shown-texts.ts";
import { StaleSave } from "./stale-save.tsx";
import { wordsOf } from "./translated-fields.ts";

/**
 * One form for a new row (null) and one that is there. What is typed is kept on the device, what is
 * refused stays in its field, and nothing is saved over what somebody else saved meanwhile.
 */
export function RowForm({
  resource,
  row,
  begun = resource.initial ?? {},
}: {
  resource: Resource;
  row: ManagedRow | null;
  /** What a new row begins with. */
  begun?: RowValues;
}) {
  const { fields, table } = resource;
  const Preview = rowPreview[table];
  const draftKey = `${resource.path}:${row?.id ?? "new"}`;
  const saved = typedOf(fields, row ?? begun);
  const [start, setStart] = useState<Typed>(saved);
  const [typed, setTyped] = useState<Typed>(saved);
  const [found, setFound] = useState(() => differing(readDraft(draftKey), saved));
  const [refusals, setRefusals] = useState<Refusals>({});
  const [failed, setFailed] = useState<string>();
  const [theirs, setTheirs] = useState<ManagedRow>();
  const [savingAs, setSavingAs] = useState<SaveAs>();
  const [isBusy, setBusy] = useState(false);
  const isSaved = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftKeeper(draftKey);
  const shownTexts = useShownTexts(fields);
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const showToast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isChanged = JSON.stringify(typed) !== JSON.stringify(saved);

  const onInput = () => {
    if (!form.current) return;
    const now = typedIn(fields, form.current);
    setTyped(now);
    draft.keep(now);
  };
  const takeDraft = () => {
    if (!found) return;
    setStart(found);
    setTyped(found);
    setFound(undefined);
  };
  const refuse = (next: Refusals) => {
    setRefusals(next);
    // The fields are marked in the next rendering.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
  };

  const save = async (seen: string | undefined, as?: SaveAs) => {
    const values = valuesOf(fields, typed, row ?? begun);
    const checked = schemaOf(table).safeParse(values);
    if (!checked.success) {
      return refuse(refusalsOf(checked.error.issues, values, fields, t.refusals));
    }
    setBusy(true);
    setRefusals({});
    setFailed(undefined);
    try {
      await send({ ...checked.data, ...as?.values }, seen, as);
    } catch (failure) {
      const refused = databaseRefusal(failure, fields, t.refusals);
      if (refused) refuse(refused);
      else setFailed(failureSentence(failure, t) ?? t.saveFailed);
    }
    setBusy(false);
  };
  const send = async (values: RowValues, seen: string | undefined, as: SaveAs | undefined) => {
    const client = await getBackend();
    const kept =
      row && seen
        ? await updateRow(client, table, { id: row.id, seen }, values)
        : await createRow(client, table, values);
    if (!kept && row) {
      const now = await getRow(client, table, row.id);
      if (!now) throw new Error("The row is gone.");
      setSavingAs(as);
      return setTheirs(now);
    }
    isSaved.current = true;
    draft.drop();
    const standing = as?.standing ?? (row && resource.publishing?.standing(row)) ?? "published";
    const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });
    const undo = async () => {
      if (row && seen) await undoChanges(client, table, [row.id], seen);
      await refresh();
    };
    showToast({
      message: resource.isInternal ? t.savedInternally : t.savedAs[standing],
      ...(row && { undo }),
    });
    await refresh();
    // Who keeps a draft goes on with it.
    const ownPage = standing === "draft" && kept ? `/${kept.id}` : "";
    await navigate(`/admin/${resource.path}${ownPage}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(row?.updated_at);
  };
  const publicPage = row && resource.publicPage?.(row);
  const preview = () => {
    const values = valuesOf(fields, typed, row ?? begun);
    const checked = schemaOf(table).safeParse(values);
    if (!row || !publicPage) return;
    if (!checked.success) {
      return refuse(refusalsOf(checked.error.issues, values, fields, t.refusals));
    }
    const rows = [{ column: "id", value: row.id, values: checked.data } as const];
    openPreview({ path: publicPage, table_name: table, rows }, language).catch(() =>
      showToast({ message: t.previewFailed }),
    );
  };
  const count = Object.keys(refusals).length;

  return (
    <div className={Preview ? "row-form with-preview" : "row-form"}>
      <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="form-grid">
        {found && (
          <DraftOffer
            take={takeDraft}
            drop={() => {
              draft.drop();
              setFound(undefined);
            }}
          />
        )}
        {count > 0 && <Notice kind="bad" title={t.errors(count)} className="wide" />}
        {failed && <Notice kind="bad" title={failed} className="wide" />}
        {/* Another start is another set of controls. */}
        <FormFields
          key={JSON.stringify(start)}
          resource={resource}
          typed={start}
          now={typed}
          refusals={refusals}
        />
        <SaveBar
          resource={resource}
          row={row}
          isBusy={isBusy}
          save={(as) => void save(row?.updated_at, as)}
          preview={publicPage ? preview : undefined}
        />
      </form>
      {Preview && (
        <section aria-label={t.preview} className="row-preview">
          <h2 className="text-small font-semibold text-ink-2">{t.preview}</h2>
          <Preview values={valuesOf(fields, typed, row ?? begun)} />
        </section>
      )}
      {theirs && (
        <StaleSave
          label={(name) => wordsOf(resource, name, language, t).label}
          yours={shownTexts(valuesOf(fields, typed, row ?? {}))}
          theirs={shownTexts(theirs)}
          onKeepYours={() => {
            setTheirs(undefined);
            void save(theirs.updated_at, savingAs);
          }}
          onKeepTheirs={async () => {
            draft.drop();
            setTheirs(undefined);
            await queries.invalidateQueries({ queryKey: rowsKey(table) });
          }}
        />
      )}
      <LeaveGuard isNeeded={() => isChanged && !isSaved.current} />
    </div>
  );
}

/** A draft that says something else than what is saved. */
function differing(draft: Typed | undefined, saved: Typed): Typed | undefined {
  return draft && JSON.stringify(draft) !== JSON.stringify(saved) ? draft : undefined;
}
