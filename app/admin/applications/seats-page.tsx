import adminTexts from "messages:admin/admin/admin";
import seatsTexts from "messages:admin/applications/seats";
import sharedFields from "messages:admin/form/sharedFields";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import {
  type ClassSeats,
  listSeats,
  readSeats,
  seatsLeft,
  updateSeats,
} from "../../../data/admissions/seats.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { gradeIn, nextSession } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { failureSentence, LoadFailed, reasonOf } from "../frame/failures.tsx";
import { AdminHead, BackToList, PageLoading } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { applications } from "../resources/applications.tsx";
import type { Route } from "./+types/seats-page";
import "../list/list.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  return pageMeta({ title: t.title(seatsTexts[language].title), description: t.description }, page);
};

/** The seats of a campus, class by class, and who has them. */
export default function SeatsPage() {
  const language = useLanguage();
  const t = seatsTexts[language];
  const [parameters, setParameters] = useSearchParams();
  const campuses = campusesIn(language);
  const asked = parameters.get("campus");
  const campus = campuses.find(({ id }) => id === asked)?.id ?? campuses[0]?.id ?? "";
  const found = useQuery({
    queryKey: [...rowsKey("applications"), "seats", campus],
    queryFn: async () => listSeats(await getBackend(), campus),
    staleTime: 0,
  });
  const reason = found.isError && reasonOf(found.error, adminTexts[language]);
  return (
    <>
      <AdminHead
        title={t.title}
        lead={t.lead(nextSession(new Date()).name)}
        above={<BackToList resource={applications} />}
      >
        <Field
          as="select"
          name="campus"
          label={sharedFields[language].campus.label}
          optional="unsaid"
          value={campus}
          choices={campuses}
          onChange={({ target: { value } }) => setParameters({ campus: value })}
        />
      </AdminHead>
      {reason && <Notice kind="warn" title={reason} />}
      {found.isError && !reason && <LoadFailed retry={() => void found.refetch()} />}
      {found.isPending && <PageLoading />}
      {found.data && <SeatsForm key={campus} campus={campus} classes={found.data} />}
    </>
  );
}

function SeatsForm({ campus, classes }: { campus: string; classes: ClassSeats[] }) {
  const language = useLanguage();
  const t = seatsTexts[language];
  const queries = useQueryClient();
  const showToast = useToast();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const sent = classes.map(
      (row) => [row.class, readSeats(String(typed.get(row.class)))] as const,
    );
    const refused = sent.flatMap(([name, seats]) => (seats === undefined ? [name] : []));
    setWrong(refused);
    setTrouble("");
    if (refused.length > 0) {
      const first = form.elements.namedItem(refused[0] ?? "");
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setBusy(true);
    try {
      const seats = Object.fromEntries(sent) as Record<string, number | null>;
      await updateSeats(await getBackend(), campus, seats);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: rowsKey("applications") });
    } catch (failure) {
      setTrouble(failureSentence(failure, adminTexts[language], t.failed));
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      {trouble && <Notice kind="bad" title={trouble} />}
      <WideTable name={t.title} className="overflow-x-auto">
        <table className="list-table plain-table numbers">
          <thead>
            <tr>
              {[t.class, t.seats, t.left, t.accepted, t.offered, t.waiting, t.open].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes.map((row) => (
              <ClassRow key={row.class} row={row} isWrong={wrong.includes(row.class)} />
            ))}
          </tbody>
        </table>
      </WideTable>
      <div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.saving : t.save}
        </Button>
      </div>
    </form>
  );
}

function ClassRow({ row, isWrong }: { row: ClassSeats; isWrong: boolean }) {
  const language = useLanguage();
  const t = seatsTexts[language];
  const name = gradeIn(row.class, language);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Field
          name={row.class}
          label={<span className="sr-only">{t.seatsOf(name)}</span>}
          optional="unsaid"
          inputMode="numeric"
          maxLength={16}
          defaultValue={row.seats ?? ""}
          error={isWrong ? t.wrong : undefined}
          className="w-24"
        />
      </td>
      <td className="font-semibold whitespace-nowrap">{seatsLeft(row) ?? t.noLimit}</td>
      <td>{row.accepted}</td>
      <td>{row.offered}</td>
      <td>{row.waiting}</td>
      <td>{row.open}</td>
    </tr>
  );
}
