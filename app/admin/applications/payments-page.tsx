import adminTexts from "messages:admin/admin/admin";
import paymentsTexts from "messages:admin/applications/payments";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import {
  listApplicationsByReference,
  notePayment,
} from "../../../data/admissions/applications-office.ts";
import type { StatedPayment, Statement } from "../../../data/admissions/bank-statement.ts";
import { rupees } from "../../../data/admissions/fees.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Status } from "../../ui/status.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList, PageLoading } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { applications } from "../resources/applications.tsx";
import type { Route } from "./+types/payments-page";
import "../form/row-form.css";
import "../list/list.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const { title } = paymentsTexts[language];
  return pageMeta({ title: t.title(title), description: t.description }, page);
};

/** The reader of CSV files comes with the first statement. */
const loadReader = () => import("../../../data/admissions/bank-statement.ts");
type Reader = Awaited<ReturnType<typeof loadReader>>;

/** Payments of a bank’s statement, matched by the reference of their application and noted together. */
export default function PaymentsPage() {
  const t = useTexts(paymentsTexts);
  const [statement, setStatement] = useState<Statement>();
  const [reader, setReader] = useState<Reader>();
  const [name, setName] = useState("");
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const loaded = await loadReader();
    setReader(loaded);
    setStatement(loaded.readStatement(await file.text()));
    setName(file.name);
    target.value = "";
  };
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={applications} />} />
      <div className="row-form">
        <div className="flex flex-wrap items-center gap-4">
          <label className="button file-choice" data-variant="outline">
            {t.file}
            <input
              type="file"
              accept=".csv,text/csv"
              className="sr-only"
              onChange={(event) => void choose(event)}
            />
          </label>
          {name && <p role="status">{name}</p>}
        </div>
        {statement && reader && (
          <>
            <Columns statement={statement} choose={setStatement} />
            <Payments key={name} found={reader.paymentsIn(statement)} />
          </>
        )}
      </div>
    </>
  );
}

/** Which columns hold amounts and days, as the head of the table says or the office. */
function Columns({
  statement,
  choose,
}: {
  statement: Statement;
  choose: (statement: Statement) => void;
}) {
  const t = useTexts(paymentsTexts);
  if (statement.head.length === 0) return <Notice kind="bad" title={t.unreadable} />;
  const columns = statement.head.map((name, place) => ({
    id: String(place),
    name: t.column({ number: place + 1, name }),
  }));
  return (
    <div className="form-grid">
      {(["amount", "day"] as const).map((part) => (
        <Field
          key={part}
          as="select"
          name={part}
          label={t[part]}
          none=""
          choices={columns}
          value={statement[part] === -1 ? "" : String(statement[part])}
          onChange={({ target: { value } }) =>
            choose({ ...statement, [part]: value === "" ? -1 : Number(value) })
          }
        />
      ))}
    </div>
  );
}

type Matched = StatedPayment & {
  application: Awaited<ReturnType<typeof listApplicationsByReference>>[number] | undefined;
  state: "new" | "known" | "other" | "unknown" | "twice";
};

function match(
  found: readonly StatedPayment[],
  known: Awaited<ReturnType<typeof listApplicationsByReference>>,
): Matched[] {
  const seen = new Set<string>();
  return found.map((payment) => {
    const application = known.find(({ reference }) => reference === payment.reference);
    const isTwice = seen.has(payment.reference);
    seen.add(payment.reference);
    const noted = application?.paid_amount ?? null;
    if (!application) return { ...payment, application, state: "unknown" };
    if (isTwice) return { ...payment, application, state: "twice" };
    if (noted === null) return { ...payment, application, state: "new" };
    return { ...payment, application, state: noted === payment.amount ? "known" : "other" };
  });
}

const kinds = {
  new: "information",
  known: "good",
  other: "waiting",
  unknown: "bad",
  twice: "waiting",
} as const;

function Payments({ found }: { found: StatedPayment[] }) {
  const language = useLanguage();
  const t = paymentsTexts[language];
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const references = [...new Set(found.map(({ reference }) => reference))];
  const known = useQuery({
    queryKey: [...rowsKey("applications"), "references", references],
    queryFn: async () => listApplicationsByReference(await getBackend(), references),
    staleTime: 0,
  });
  if (found.length === 0) return <Notice title={t.none} />;
  if (known.isError) return <LoadFailed retry={() => void known.refetch()} />;
  if (!known.data) return <PageLoading />;
  const matched = match(found, known.data);
  const open = matched.filter(({ state }) => state === "new");
  const note = async () => {
    setBusy(true);
    let done = 0;
    try {
      const client = await getBackend();
      for (const { application, amount, day } of open) {
        await notePayment(client, application?.id ?? "", { amount, day });
        done++;
      }
      showToast({ message: t.done(done) });
    } catch {
      showToast({ message: t.partly({ done, all: open.length }) });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: rowsKey("applications") });
  };
  return (
    <section aria-label={t.found} className="min-w-0">
      <WideTable name={t.found} className="overflow-x-auto">
        <table className="list-table plain-table numbers">
          <thead>
            <tr>
              {Object.entries(t.head).map(([id, label]) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matched.map(({ reference, amount, day, application, state }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a statement may be alike, and never move.
              <tr key={place}>
                <th scope="row">{reference}</th>
                <td>
                  <Status kind={kinds[state]}>
                    {state === "other"
                      ? t.state.other(rupees(application?.paid_amount ?? 0))
                      : t.state[state]}
                  </Status>
                </td>
                <td>{application?.child_name}</td>
                <td>{rupees(amount)}</td>
                <td>{day && shortDate(day, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <div className="mt-6">
        {open.length > 0 ? (
          <Button disabled={isBusy} onClick={() => void note()}>
            {isBusy ? t.noting : t.note(open.length)}
          </Button>
        ) : (
          <Notice title={t.nothing} />
        )}
      </div>
    </section>
  );
}
