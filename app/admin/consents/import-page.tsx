import adminTexts from "messages:admin/admin/admin";
import importTexts from "messages:admin/consents/import";
import studentWords from "messages:admin/fields/people/students";
import purposeTexts from "messages:names/consentPurposes";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { importConsents } from "../../../data/consent/consents.ts";
import { purposes } from "../../../data/consent/purposes.ts";
import { getBackend } from "../../connection/backend.ts";
import { saveCsv } from "../../connection/save-file.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LeaveGuard } from "../form/unsaved.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import type { ListedFile } from "../import/check-rows.ts";
import { readFile } from "../import/read-file.ts";
import { consentsKey } from "../query-keys.ts";
import type { Route } from "./+types/import-page";
import { columnsOf, type ReadAnswers, readAnswers, type WrongLine } from "./read-answers.ts";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(importTexts[language].title), description }, page);
};

type Trouble = "unreadable" | "tooLong" | "noNumber" | "noQuestion";
type Chosen = ReadAnswers & { file: ListedFile };

/** Imports answers that the school already has from a file: checked first, then stored line by line. */
export default function ImportPage() {
  const t = useTexts(importTexts);
  const { places } = useTexts(adminTexts);
  const [chosen, setChosen] = useState<Chosen>();
  const [trouble, setTrouble] = useState<Trouble>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    const read = await readFile(file).catch(() => "unreadable" as const);
    const columns = typeof read === "string" ? undefined : columnsOf(read.names);
    setChosen(undefined);
    if (typeof read === "string" || !columns) setTrouble(read as Trouble);
    else if (columns.number < 0) setTrouble("noNumber");
    else if (columns.questions.length === 0) setTrouble("noQuestion");
    else {
      setTrouble(undefined);
      setChosen({ file: read, ...readAnswers(read.rows, columns) });
    }
  };
  return (
    <>
      <AdminHead
        title={t.title}
        lead={t.lead}
        above={
          <QuietLink to="/admin/consents" icon={ArrowLeft}>
            {places.consents}
          </QuietLink>
        }
      />
      <label className="button file-choice mt-6" data-variant={chosen ? "outline" : "primary"}>
        {t.choose}
        <input type="file" accept=".csv,text/csv" className="sr-only" onChange={choose} />
      </label>
      {trouble && <Notice kind="bad" title={t[trouble]} className="mt-4" />}
      {chosen ? <Lines key={chosen.file.name} chosen={chosen} /> : <Columns />}
    </>
  );
}

function Columns() {
  const t = useTexts(importTexts);
  const names = useTexts(purposeTexts);
  const { admission_no } = useTexts(studentWords).fields;
  return (
    <section aria-label={t.columns} className="about-row mt-6">
      <h2>{t.columns}</h2>
      <p>{t.columnsNext}</p>
      <ul className="list-disc pl-5">
        {[admission_no.label, t.answeredOn, ...purposes.map((id) => names[id])].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

type Refused = { line: number; why: string };

function Lines({ chosen: { file, rows, wrong } }: { chosen: Chosen }) {
  const t = useTexts(importTexts);
  const [done, setDone] = useState<number>();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [state, setState] = useState<"checked" | "keeping" | "kept" | "failed">("checked");
  const queries = useQueryClient();
  const why = ({ reason, cell }: WrongLine) =>
    reason === "cell" || reason === "day" ? t[reason](cell) : t[reason];
  const bad = [...wrong.map((each) => ({ line: each.line, why: why(each) })), ...refused];

  const keep = async () => {
    setState("keeping");
    try {
      const answers = rows.map(({ answer }) => answer);
      const left = await importConsents(await getBackend(), answers, setDone);
      const reasons: Record<string, string> = t.reasons;
      setRefused(
        left.map(({ place, field }) => ({
          line: rows[place]?.line ?? 0,
          why: reasons[field] ?? t.reasons.other,
        })),
      );
      setState("kept");
    } catch {
      setState("failed");
    }
    await queries.invalidateQueries({ queryKey: consentsKey });
  };
  const saveWrong = () =>
    saveCsv(
      [
        [...file.names, t.reason],
        ...bad.map(({ line, why: reason }) => [...(file.rows[line - 2] ?? []), reason]),
      ],
      `wrong-${file.name}`,
    );
  return (
    <>
      <div role="status" className="mt-4">
        {state === "checked" && <p>{t.found(rows.length)}</p>}
        {state === "keeping" && <p>{t.keeping({ done: done ?? 0, all: rows.length })}</p>}
        {state === "kept" && <Notice kind="good" title={t.kept(rows.length - refused.length)} />}
        {state === "failed" && <Notice kind="bad" title={t.failed} />}
      </div>
      {(state === "checked" || state === "failed") && rows.length > 0 && (
        <Button className="mt-4" onClick={() => void keep()}>
          {t.keep(rows.length)}
        </Button>
      )}
      {bad.length > 0 && (
        <section aria-label={t.wrong(bad.length)} className="about-row mt-6">
          <h2>{t.wrong(bad.length)}</h2>
          <p>{t.wrongNext}</p>
          <ul className="grid gap-1">
            {bad.slice(0, 200).map(({ line, why: reason }) => (
              <li key={line}>
                {t.line(line)}: {reason}
              </li>
            ))}
          </ul>
          <Button variant="outline2" size="small" onClick={() => void saveWrong()}>
            {t.save}
          </Button>
        </section>
      )}
      <LeaveGuard isNeeded={() => state === "keeping"} question={t.leave} fact={t.leaveFact} />
    </>
  );
}
