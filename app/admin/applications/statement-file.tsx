import statementTexts from "messages:admin/applications/payments";
import { type ChangeEvent, Fragment, type ReactNode, useState } from "react";
import type { PaidKind, StatedPayment, Statement } from "../../../data/payments/bank-statement.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The reader of CSV files loads with the first statement. */
const loadReader = () => import("../../../data/payments/bank-statement.ts");
type Reader = Awaited<ReturnType<typeof loadReader>>;

/** The file field for a bank’s statement, and below it the work with its payments of one kind. */
export function StatementFile({
  kind,
  children,
}: {
  kind: PaidKind;
  children: (found: StatedPayment[]) => ReactNode;
}) {
  const t = useTexts(statementTexts);
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
          <PassedOver count={reader.countOutgoing(statement, kind)} />
          {statement.head.length > 0 && (
            <Fragment key={name}>{children(reader.paymentsIn(statement, kind))}</Fragment>
          )}
        </>
      )}
    </>
  );
}

/** Lines that would be payments, had the statement not said that their money went out. */
function PassedOver({ count }: { count: number }) {
  const t = useTexts(statementTexts);
  return count > 0 && <p className="text-ink-2">{t.passedOver(count)}</p>;
}

/** The columns with amounts and days, as the table's head or the office names them. */
function Columns({
  statement,
  choose,
}: {
  statement: Statement;
  choose: (statement: Statement) => void;
}) {
  const t = useTexts(statementTexts);
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
