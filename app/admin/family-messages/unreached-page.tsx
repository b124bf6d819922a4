import adminTexts from "messages:admin/admin/admin";
import unreachedTexts from "messages:admin/family-messages/unreached";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useParams } from "react-router";
import { listUnreachedChildren } from "../../../data/family-messages/messages-office.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { saveCsv } from "../../connection/save-file.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { OneRow } from "../form/row-page.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList, PageLoading } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { familyMessages } from "../resources/family-messages.tsx";
import type { Route } from "./+types/unreached-page";
import "../list/list.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const { title } = unreachedTexts[language];
  return pageMeta({ title: t.title(title), description: t.description }, page);
};

/**
 * The families to call because no guardian has the message: on screen, in print and as a file. A phone
 * shows the numbers first.
 */
export default function UnreachedPage() {
  const { id = "" } = useParams();
  return (
    <OneRow resource={familyMessages} id={id}>
      {(row) => <Unreached row={row} />}
    </OneRow>
  );
}

function Unreached({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = unreachedTexts[language];
  const found = useQuery({
    queryKey: [...rowsKey("family_messages"), "unreached", row.id],
    queryFn: async () => listUnreachedChildren(await getBackend(), row.id),
    staleTime: 0,
  });
  const children = (found.data ?? []).map((child) => ({
    ...child,
    grade: [gradeIn(child.class, language), child.section].filter(Boolean).join(" "),
  }));
  const save = () =>
    saveCsv(
      [
        [t.number, t.name, t.class, t.campusColumn, t.guardians, t.phones],
        ...children.map((child) => [
          child.admission_no,
          child.name,
          child.grade,
          campusName(child.campus, language),
          child.guardians ?? "",
          child.phones.join(", "),
        ]),
      ],
      "unreached.csv",
    );
  return (
    <>
      <AdminHead
        title={t.title}
        lead={t.lead(textOf(row, "title"))}
        above={<BackToList resource={familyMessages} row={row} />}
      >
        {children.length > 0 && (
          <>
            <PrintButton>{t.print}</PrintButton>
            <Button variant="outline2" className="no-print" onClick={() => void save()}>
              <Icon of={Download} />
              {t.save}
            </Button>
          </>
        )}
      </AdminHead>
      {found.isPending && <PageLoading />}
      {found.isError && <LoadFailed retry={() => void found.refetch()} />}
      {found.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneFact}</p>
        </EmptyState>
      )}
      {children.length > 0 && <p className="mb-3 font-semibold">{t.count(children.length)}</p>}
      {children.length > 0 && (
        <WideTable name={t.title} className="overflow-x-auto">
          <table className="list-table plain-table numbers">
            <thead>
              <tr>
                {[t.name, t.phones, t.class, t.campusColumn, t.guardians].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {children.map((child) => (
                <tr key={child.id}>
                  <th scope="row">{child.name}</th>
                  <td>
                    {child.phones.length === 0
                      ? t.noPhone
                      : child.phones.map((phone) => (
                          <a
                            key={phone}
                            href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
                            className="block whitespace-nowrap underline"
                          >
                            {phone}
                          </a>
                        ))}
                  </td>
                  <td>{child.grade}</td>
                  <td>
                    <CampusMark campus={child.campus} />
                  </td>
                  <td>{child.guardians}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </>
  );
}
