import adminTexts from "messages:admin/admin/admin";
import proposalTexts from "messages:admin/proposals/proposals";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SchoolClient } from "../../../data/client.ts";
import type { Language } from "../../../data/languages.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { proposeChange } from "../../../data/office/proposals.ts";
import {
  createRow,
  getRow,
  type ManagedRow,
  type RowValues,
  updateRow,
} from "../../../data/office/rows.ts";
import { schemaOf } from "../../../data/office/schema-of-table.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { failureSentence } from "../frame/failures.tsx";
import { partIn } from "../list/list-state.ts";
import { isContributor, isPublic, useOfficeRights } from "../office-rights.ts";
import type { Resource } from "../resource.ts";
import { useFocusOnAskedField } from "./asked-field.ts";
import { laidOver } from "./begun-draft.ts";
import { placeInForm, type Typed, typedIn, typedOf, valuesOf, wordsOf } from "./field-values.ts";
import { FormFields } from "./form-fields.tsx";
import { usePageBeside } from "./page-beside.tsx";
import { RestoreAndSave, RowGone } from "./row-gone.tsx";
import { rowPreview } from "./row-parts.ts";
import { refusalsOf, refusedField } from "./row-refusals.ts";
import { type SaveAs, SaveBar } from "./save-bar.tsx";
import { type Outcome, useSaving } from "./saving.ts";
import { SavingNotices, StaleSave } from "./saving-notices.tsx";
import { useShownTexts } from "./shown-texts.ts";
import { LeaveGuard } from "./unsaved.tsx";
import { useWayBack } from "./way-back.tsx";

/**
 * One form for a new row (null) and an existing one. Typed text is stored on the device, refused values
 * stay in their fields, and a colleague's newer version is never overwritten unasked.
 */
export function RowForm({
  resource,
  row,
  begun = resource.initial ?? {},
  onUnsaved,
}: {
  resource: Resource;
  row: ManagedRow | null;
  /** The initial values of a new row. */
  begun?: RowValues;
  /** Told whether the form holds changes, or a draft of some, that are not saved. */
  onUnsaved?: (isUnsaved: boolean) => void;
}) {
  const { fields, table } = resource;
  const [newId] = useState(() => crypto.randomUUID());
  const Preview = rowPreview[table];
  const proposals = useTexts(proposalTexts);
  const contributes = isContributor(useOfficeRights());
  const saved = typedOf(fields, row ?? begun);
  const [start, setStart] = useState<Typed>(saved);
  const [typed, setTyped] = useState<Typed>(saved);
  const saving = useSaving<Typed, Newer>({
    table,
    draftKey: `${resource.path}:${row?.id ?? "new"}`,
    opened: { seen: row?.updated_at ?? null, was: saved },
    onDraft: (draft) => {
      setStart(draft);
      setTyped(draft);
    },
  });
  const { form, newer } = saving;
  /** Saves again once the row, which a colleague has deleted, is restored. */
  const [gone, setGone] = useState<{ again: () => unknown }>();
  const shownTexts = useShownTexts(fields);
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const goBack = useWayBack();
  useFocusOnAskedField(form, namesOf);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(saved);
  const isUnsaved = isChanged || saving.found !== undefined;
  useEffect(() => {
    onUnsaved?.(isUnsaved);
    return () => onUnsaved?.(false);
  }, [isUnsaved, onUnsaved]);

  const onInput = () => {
    if (!form.current) return;
    const now = typedIn(fields, form.current);
    setTyped(now);
    saving.keepDraft(now);
  };
  const checked = (texts = typed) => {
    const values = valuesOf(fields, texts, row ?? begun);
    const { data, error } = schemaOf(table).safeParse(values);
    if (error) saving.refuse(refusalsOf(error.issues, values, fields, t.refusals));
    return data;
  };
  const save = async (seen: string | null, as?: SaveAs, texts?: Typed) => {
    const data = checked(texts);
    if (!data) return;
    const again = () => saveNow.current(seen, as, texts);
    setGone(undefined);
    await saving.save((client) => send(client, { ...data, ...as?.values }, seen, as), {
      refusalIn: (failure) => {
        if (failure instanceof RowGone) {
          setGone({ again });
          return t.rowGone;
        }
        return (
          refusedField(failure, fields, t.refusals) ??
          proposalRefusal(failure) ??
          failureSentence(failure, t, t.saveFailed)
        );
      },
      again,
    });
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  const proposalRefusal = (failure: unknown) => {
    const { details } = failure as { details?: string };
    if (details === "changes") return proposals.nothing;
    return details === "stale" ? t.staleTitle : undefined;
  };
  /** What was changed here, over a colleague's newer version. */
  const overNewer = (version: ManagedRow) =>
    laidOver(saving.begun.current.was ?? {}, typed, typedOf(fields, version));
  /** Whether a newer version holds all changes made here. */
  const holdsChanges = (version: ManagedRow, values: RowValues, as: SaveAs | undefined) => {
    const theirs = typedOf(fields, version);
    const yours = Object.entries(typedOf(fields, { ...row, ...values }));
    const isStanding = !as || resource.publishing?.standing(version) === as.standing;
    return (
      isStanding && yours.every(([name, text]) => text === saved[name] || text === theirs[name])
    );
  };
  const send = async (
    client: SchoolClient,
    values: RowValues,
    seen: string | null,
    as: SaveAs | undefined,
  ): Promise<Outcome<Newer>> => {
    if (row && seen && contributes && isPublic(resource, row)) {
      // An editor will compare it, so a draft from before the opened version can be proposed too.
      await proposeChange(client, table, { id: row.id, seen: row.updated_at }, values);
      const message = proposals.proposed;
      return {
        message,
        leave: () => (goBack ? goBack(message) : navigate(`/admin/${resource.path}`)),
      };
    }
    const kept =
      row && seen
        ? await updateRow(client, table, { id: row.id, seen }, values)
        : await createRow(client, table, values, newId);
    if (!kept && row) {
      const version = await getRow(client, table, row.id);
      if (!version) throw new RowGone();
      // An earlier attempt may have been stored although its answer was lost.
      if (!holdsChanges(version, values, as)) {
        const ours = overNewer(version);
        const both =
          !ours.isApart && schemaOf(table).safeParse(valuesOf(fields, ours.contents, version)).data;
        // Both have changed other fields, so nothing of either is lost.
        if (both) return send(client, { ...both, ...as?.values }, version.updated_at, as);
        return { newer: { version, as } };
      }
    }
    const standing =
      as?.standing ??
      (contributes ? "draft" : ((row && resource.publishing?.standing(row)) ?? "published"));
    // A restored draft is continued.
    const part = partIn(resource, (name) => (kept ?? row)?.[name]);
    const isOpen = standing === "draft" || resource.staysOpen;
    const ownPage = isOpen && kept ? `/${kept.id}` : "";
    // The row is saved, whatever becomes of this question.
    const own = kept && (await resource.savedAs?.(kept, client).catch(() => undefined));
    const message = resource.isInternal ? t.savedInternally : t.savedAs[own || standing];
    return {
      message,
      // If a version existed before, later changes need not all be this form’s own.
      undo: row && seen && kept ? () => undoChanges(client, table, [row.id], seen) : undefined,
      // A row taken off the site has no page to return to.
      leave: () =>
        goBack && standing === "published"
          ? goBack(message)
          : navigate(`/admin/${resource.path}${ownPage}${ownPage ? "" : part}`),
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(saving.begun.current.seen);
  };
  const pageOf = (one: ManagedRow) => resource.publicPage?.(one) ?? resource.besidePage;
  const publicPage = row && pageOf(row);
  const isShown = row ? publicPage : resource.isShownWhenNew;
  const previewOf = (values: RowValues | undefined) => {
    if (!isShown || !values) return undefined;
    const id = row?.id ?? newId;
    const path = publicPage ?? pageOf({ ...values, id } as ManagedRow);
    const rows = [{ column: "id" as const, value: id, values, ...(!row && { isNew: true }) }];
    return path ? { path, table_name: table, rows } : undefined;
  };
  const preview = () => {
    const what = previewOf(checked());
    if (what) saving.preview(what);
  };
  const beside = usePageBeside(
    isShown
      ? () => previewOf(schemaOf(table).safeParse(valuesOf(fields, typed, row ?? begun)).data)
      : undefined,
  );

  return (
    <div className={Preview || beside.page ? "row-form with-preview" : "row-form"}>
      <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="form-grid">
        <SavingNotices
          saving={saving}
          target={table}
          label={(field) => placeInForm(resource, field, language, t)}
          row={row?.id}
          onFailure={row && gone && <RestoreAndSave table={table} id={row.id} save={gone.again} />}
        />
        {/* A new start creates new controls. */}
        <FormFields
          key={JSON.stringify(start)}
          resource={resource}
          typed={start}
          now={typed}
          refusals={saving.refusals}
        />
        <SaveBar
          resource={resource}
          row={row}
          isBusy={saving.isBusy}
          save={(as) => void save(saving.begun.current.seen, as)}
          preview={isShown ? preview : undefined}
          beside={beside.toggle}
        />
      </form>
      {(Preview || beside.page) && (
        <div className="beside-form">
          {Preview && <Preview values={valuesOf(fields, typed, row ?? begun)} />}
          {beside.page}
        </div>
      )}
      {newer && (
        <StaleSave
          saving={saving}
          label={(name) => wordsOf(resource, name, language, t).label}
          yours={shownTexts(valuesOf(fields, overNewer(newer.version).contents, newer.version))}
          theirs={shownTexts(newer.version)}
          save={() =>
            void save(newer.version.updated_at, newer.as, overNewer(newer.version).contents)
          }
        />
      )}
      <LeaveGuard isNeeded={() => isChanged && !saving.isSaved.current} />
    </div>
  );
}

/** A colleague's version, and how this one was to be saved. */
type Newer = { version: ManagedRow; as: SaveAs | undefined };

/** When the office uses another language, the field of that language comes first. */
const namesOf = (field: string, language: Language) => [`translations.${language}.${field}`, field];
