import adminTexts from "messages:admin/admin/admin";
import importTexts from "messages:admin/import/import";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { useLocation } from "react-router";
import { type ImportedTable, importRows } from "../../../data/office/imports-and-promotions.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LeaveGuard } from "../form/unsaved.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import type { Resource } from "../resource.ts";
import { resourceAt } from "../resources.ts";
import type { Route } from "./+types/import-page";
import { type Corrections, cellKey, type ListedFile, withCorrected } from "./check-rows.ts";
import { ColumnChoices } from "./column-choices.tsx";
import { ColumnNames } from "./column-names.tsx";
import { ImportsAndPromotions, importsAndPromotionsKey } from "./imports-and-promotions.tsx";
import { guessColumns, readFile } from "./read-file.ts";
import { useCheckedFile } from "./use-checked-file.ts";
import { WrongCells } from "./wrong-cells.tsx";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  const { many } = resourceAt(page.location.pathname).texts[language];
  return pageMeta({ title: title(importTexts[language].title(many)), description }, page);
};

/** Imports rows of a resource from a file: its columns, its errors, then all of it or nothing. */
export default function ImportPage() {
  const resource = resourceAt(useLocation().pathname);
  const t = useTexts(importTexts);
  const { failed } = useTexts(adminTexts);
  const showToast = useToast();
  const [file, setFile] = useState<ListedFile>();
  const [trouble, setTrouble] = useState<"unreadable" | "tooLong">();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = "";
    if (!chosen) return;
    const read = await readFile(chosen).catch(() => undefined);
    if (!read) return showToast({ message: failed });
    setTrouble(typeof read === "string" ? read : undefined);
    setFile(typeof read === "string" ? undefined : read);
  };
  const { many } = resource.texts[useLanguage()];
  return (
    <>
      <AdminHead title={t.title(many)} lead={t.lead} above={<BackToList resource={resource} />} />
      <label className="button file-choice mt-6" data-variant={file ? "outline" : "primary"}>
        {t.choose}
        <input type="file" accept=".csv,text/csv" className="sr-only" onChange={choose} />
      </label>
      {trouble && <Notice kind="bad" title={t[trouble]} className="mt-4" />}
      {!file && <ColumnNames resource={resource} />}
      {file && (
        <FileImport
          key={`${file.name}:${file.rows.length}`}
          resource={resource}
          file={file}
          close={() => setFile(undefined)}
        />
      )}
      <ImportsAndPromotions kind="import" table={resource.table} words={t} />
    </>
  );
}

type Stage = { at: "check" } | { at: "running"; done: number } | { at: "failed"; sentence: string };

function FileImport({
  resource,
  file,
  close,
}: {
  resource: Resource;
  file: ListedFile;
  close: () => void;
}) {
  const t = useTexts(importTexts);
  const admin = useTexts(adminTexts);
  const [columns, setColumns] = useState(() => guessColumns(resource, file.names));
  const [isAside, setAside] = useState(false);
  const [stage, setStage] = useState<Stage>({ at: "check" });
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [isAgain, setAgain] = useState(false);
  const { checked, there, isAsking, ask } = useCheckedFile(resource, file, columns, corrections);
  const queries = useQueryClient();
  if (ask) return <LoadFailed retry={ask} />;
  if (!checked) return null;
  const { good, wrong } = checked;
  const wanted = isAgain ? good : good.filter((values) => !there.has(values));
  const cells = withCorrected(wrong, corrections);
  const bad = new Set(wrong.map(({ row }) => row)).size;
  const run = async () => {
    setStage({ at: "running", done: 0 });
    try {
      await importRows(
        await getBackend(),
        { table: resource.table as ImportedTable, fileName: file.name, rows: wanted },
        (done) => setStage({ at: "running", done }),
      );
      close();
    } catch (failure) {
      const { details } = failure as { details?: string };
      const sentence =
        details === "campus_scope" ? t.campus : failureSentence(failure, admin, t.failed);
      setStage({ at: "failed", sentence });
    }
    await queries.invalidateQueries({ queryKey: rowsKey(resource.table) });
    await queries.invalidateQueries({ queryKey: importsAndPromotionsKey });
  };
  return (
    <div className="about-row mt-6">
      <ColumnChoices resource={resource} file={file} columns={columns} choose={setColumns} />
      <section aria-label={t.check}>
        <h2>{t.check}</h2>
        {bad === 0 ? (
          <Notice kind="good" title={t.clean(good.length)} />
        ) : (
          <>
            <Notice kind="warn" title={t.wrong({ bad, rows: file.rows.length })} />
            <label className="queue-all">
              <input
                type="checkbox"
                className="field-tick"
                checked={isAside}
                onChange={({ target }) => setAside(target.checked)}
              />
              {t.aside(bad)}
            </label>
          </>
        )}
        {there.size > 0 && (
          <>
            <Notice kind="warn" title={t.there(there.size)} className="mt-4" />
            <label className="queue-all">
              <input
                type="checkbox"
                className="field-tick"
                checked={isAgain}
                onChange={({ target }) => setAgain(target.checked)}
              />
              {t.again(there.size)}
            </label>
          </>
        )}
        <WrongCells
          resource={resource}
          file={file}
          cells={cells}
          correct={({ row, field, value: before }, value) =>
            value !== before &&
            setCorrections((others) => new Map(others).set(cellKey(row, field), value))
          }
        />
      </section>
      {stage.at === "failed" && <Notice kind="bad" title={stage.sentence} />}
      {stage.at === "running" ? (
        <p role="status" className="grid max-w-80 gap-2">
          {t.running({ done: stage.done, rows: wanted.length })}
          <progress value={stage.done} max={wanted.length} aria-label={t.progress} />
        </p>
      ) : (
        <div>
          <Button
            disabled={isAsking || wanted.length === 0 || (bad > 0 && !isAside)}
            onClick={() => void run()}
          >
            {t.run(wanted.length)}
          </Button>
        </div>
      )}
      <LeaveGuard
        isNeeded={() => corrections.size > 0 && stage.at !== "running"}
        fact={t.correctionsLost}
      />
    </div>
  );
}
