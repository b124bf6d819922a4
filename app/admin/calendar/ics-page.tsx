import adminTexts from "messages:admin/admin/admin";
import icsTexts from "messages:admin/calendar/ics";
import importTexts from "messages:admin/import/import";
import kindNames from "messages:names/calendarKinds";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { readCalendarText } from "../../../data/calendar/calendar-import.ts";
import { enteredKinds } from "../../../data/calendar/calendar-kinds.ts";
import { listKnownDays } from "../../../data/calendar/calendar-month.ts";
import { entryOf, type NotTaken } from "../../../data/calendar/named-days.ts";
import { importRows, undoImportOrPromotion } from "../../../data/office/imports-and-promotions.ts";
import type { RowValues } from "../../../data/office/rows.ts";
import { schemaOf } from "../../../data/office/schema-of-table.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Status } from "../../ui/status.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import {
  ImportsAndPromotions,
  importsAndPromotionsKey,
} from "../import/imports-and-promotions.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { calendarEntries } from "../resources/calendar-entries.tsx";
import type { Route } from "./+types/ics-page";
import { whenOfRow } from "./entry-when.ts";
import "../form/row-form.css";
import "../list/list.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  return pageMeta({ title: t.title(icsTexts[language].title), description: t.description }, page);
};

type Reading = {
  rows: RowValues[];
  /** The entries that the calendar already has. */
  known: RowValues[];
  notTaken: NotTaken[];
  name: string;
};

/**
 * Imports holidays from a list or entries from a calendar file: previewed first, added and undone
 * as a whole.
 */
export default function IcsPage() {
  const [reading, setReading] = useState<Reading>();
  const [file, setFile] = useState({ name: "", text: "" });
  const language = useLanguage();
  const t = useTexts(icsTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) setFile({ name: chosen.name, text: await chosen.text() });
  };
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const said = (name: string) => String(data.get(name) ?? "");
    try {
      const common = { kind: said("kind"), campus: said("campus") || null };
      setReading(await readAndCompare(said("text"), common, file.name || t.pasted));
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
  };
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={calendarEntries} />} />
      {/* What was read belongs to the text, kind and campus of that moment. */}
      <form
        onSubmit={(event) => void look(event)}
        onChange={() => setReading(undefined)}
        className="row-form"
      >
        <div className="form-grid">
          <div className="wide flex flex-wrap items-center gap-4">
            <label className="button file-choice" data-variant="outline">
              {t.file}
              <input
                type="file"
                accept=".ics,text/calendar,text/plain"
                className="sr-only"
                onChange={(event) => void choose(event)}
              />
            </label>
            {file.name && <p role="status">{file.name}</p>}
          </div>
          <Field
            key={file.text}
            as="textarea"
            name="text"
            label={t.text}
            hint={t.textHint}
            rows={8}
            className="wide"
            defaultValue={file.text}
            onChange={() => setFile(({ text }) => ({ name: "", text }))}
          />
          <Field
            as="select"
            name="kind"
            label={t.kind}
            choices={withNames(enteredKinds, kindNames[language])}
            defaultValue="holiday"
          />
          <Field
            as="select"
            name="campus"
            label={t.campus}
            none={t.allCampuses}
            choices={campusesIn(language)}
            optional="unsaid"
          />
        </div>
        <div>
          <Button type="submit" variant="outline">
            {t.look}
          </Button>
        </div>
      </form>
      {reading && <DryRun reading={reading} done={() => setReading(undefined)} />}
      <ImportsAndPromotions kind="import" table="calendar_entries" words={importTexts[language]} />
    </>
  );
}

async function readAndCompare(
  text: string,
  common: { kind: string; campus: string | null },
  name: string,
): Promise<Reading> {
  const { days, notTaken } = await readCalendarText(text);
  const rows: RowValues[] = [];
  for (const named of days) {
    const checked = schemaOf("calendar_entries").safeParse(entryOf(named, common));
    if (checked.success) rows.push(checked.data);
    else notTaken.push({ what: named.title, why: "no_day" });
  }
  const there = await listKnownDays(await getBackend(), rows.map(keyOf));
  const isThere = (row: RowValues) => {
    const { starts_on, title } = keyOf(row);
    return there.has(`${starts_on} ${title.toLowerCase()}`);
  };
  return {
    rows: rows.filter((row) => !isThere(row)),
    known: rows.filter(isThere),
    notTaken,
    name,
  };
}

const keyOf = (row: RowValues) => ({
  starts_on: textOf(row, "starts_on"),
  title: textOf(row, "title"),
});

function DryRun({ reading, done }: { reading: Reading; done: () => void }) {
  const { rows, known, notTaken, name } = reading;
  const [isBusy, setBusy] = useState(false);
  const language = useLanguage();
  const t = useTexts(icsTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: importsAndPromotionsKey });
    await queries.invalidateQueries({ queryKey: rowsKey("calendar_entries") });
  };
  const add = async () => {
    setBusy(true);
    try {
      const client = await getBackend();
      const what = { table: "calendar_entries", fileName: name, rows } as const;
      const added = await importRows(client, what, () => {});
      const undo = async () => {
        await undoImportOrPromotion(client, added);
        void refresh();
      };
      showToast({ message: t.added(rows.length), undo });
      done();
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin, admin.saveFailed) });
      setBusy(false);
    }
    await refresh();
  };
  return (
    <section aria-label={t.found} className="row-form mt-8">
      {notTaken.length > 0 && (
        <Notice kind="warn" title={t.notTaken(notTaken.length)}>
          <ul>
            {notTaken.map(({ what, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a file may be alike, and never move.
              <li key={index}>
                <strong>{what}</strong>: {t.why[why]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="trash-list">
        {[...rows, ...known].map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a file may be alike, and never move.
          <li key={index}>
            <p className="font-semibold">{textOf(row, "title")}</p>
            <p className="flex flex-wrap gap-4">
              {whenOfRow(row, language)}
              {row.venue && <span>{textOf(row, "venue")}</span>}
              {row.recurrence && <Status kind="information">{t.repeats}</Status>}
              {index >= rows.length && <Status>{t.known}</Status>}
            </p>
          </li>
        ))}
      </ul>
      <div>
        {rows.length > 0 ? (
          <Button disabled={isBusy} onClick={() => void add()}>
            {isBusy ? t.adding : t.add(rows.length)}
          </Button>
        ) : (
          <Notice title={t.nothing} />
        )}
      </div>
    </section>
  );
}
