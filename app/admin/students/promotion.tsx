import adminTexts from "messages:admin/admin/admin";
import listActionTexts from "messages:admin/list/listAction";
import promotionTexts from "messages:admin/students/promotion";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { schoolLists } from "../../../data/office/field-types.ts";
import {
  findStudentsLeftOut,
  type PromotionStep,
  planPromotion,
  promoteStudents,
} from "../../../data/office/imports-and-promotions.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import {
  ImportsAndPromotions,
  importsAndPromotionsKey,
} from "../import/imports-and-promotions.tsx";
import { rowsKey } from "../query-keys.ts";
import { students } from "../resources/students.tsx";
import type { Route } from "./+types/promotion";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(listActionTexts[language].promotion), description }, page);
};

/** Promotes all students by a year: previewed as a plan, done in one step, undone in one. */
export default function Promotion() {
  const language = useLanguage();
  const t = useTexts(promotionTexts);
  const [parameters, setParameters] = useSearchParams();
  const campus = parameters.get("campus") || null;
  const [leavingOn, setLeavingOn] = useState(() => indianDay(new Date()));
  const plan = useQuery({
    queryKey: [...rowsKey("students"), "promotion", campus],
    queryFn: async () => {
      const client = await getBackend();
      const [steps, leftOut] = await Promise.all([
        planPromotion(client, campus),
        findStudentsLeftOut(client, campus, schoolLists.classes()),
      ]);
      return { steps, leftOut };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <AdminHead
        title={listActionTexts[language].promotion}
        lead={t.lead}
        above={<BackToList resource={students} />}
      />
      <div className="form-grid max-w-160">
        <Field
          as="select"
          name="campus"
          label={t.campus}
          optional="unsaid"
          none={t.everywhere}
          choices={campusesIn(language)}
          value={campus ?? ""}
          onChange={({ target }) => setParameters(target.value ? { campus: target.value } : {})}
        />
        <Field
          name="leaving_on"
          type="date"
          label={t.leavingOn}
          value={leavingOn}
          onChange={({ target }) => setLeavingOn(target.value)}
        />
      </div>
      {plan.isPending && <Skeleton className="h-64" />}
      {plan.isError && <LoadFailed retry={() => void plan.refetch()} />}
      {plan.data && (
        <>
          <LeftOut {...plan.data.leftOut} />
          <Plan steps={plan.data.steps} campus={campus} leavingOn={leavingOn} />
        </>
      )}
      <ImportsAndPromotions kind="promotion" table="students" words={t} />
    </>
  );
}

/** Students whose class is none of the school's: the office gives them one first. */
function LeftOut({ count, first }: Awaited<ReturnType<typeof findStudentsLeftOut>>) {
  const t = useTexts(promotionTexts);
  if (count === 0) return null;
  return (
    <Notice kind="warn" title={t.leftOut(count)} className="mt-6">
      <ul>
        {first.map(({ id, name, class: written }) => (
          <li key={id}>
            <SiteLink to={`/admin/${students.path}/${id}`}>{name}</SiteLink>, {written}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Plan({
  steps,
  campus,
  leavingOn,
}: {
  steps: PromotionStep[];
  campus: string | null;
  leavingOn: string;
}) {
  const language = useLanguage();
  const t = useTexts(promotionTexts);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<"already" | "campusScope" | "failed">();
  const showToast = useToast();
  const queries = useQueryClient();
  const classes: readonly string[] = schoolLists.classes();
  const place = (name: string) => classes.indexOf(name);
  const ordered = steps.toSorted((one, other) => place(one.class) - place(other.class));
  const count = (some: PromotionStep[]) => some.reduce((sum, { students }) => sum + students, 0);
  const leaving = count(steps.filter(({ next_class }) => !next_class));
  const moving = count(steps) - leaving;
  const run = async () => {
    setAsking(false);
    setTrouble(undefined);
    try {
      await promoteStudents(await getBackend(), campus, leavingOn);
      showToast({ message: t.done });
    } catch (failure) {
      const { details } = failure as { details?: string };
      const known = { promoted_already: "already", campus_scope: "campusScope" } as const;
      setTrouble(known[details as keyof typeof known] ?? "failed");
    }
    await queries.invalidateQueries({ queryKey: importsAndPromotionsKey });
    await queries.invalidateQueries({ queryKey: rowsKey("students") });
  };
  if (steps.length === 0) return <Notice title={t.nobody} className="mt-6" />;
  return (
    <section aria-label={t.plan} className="about-row mt-6">
      <h2>{t.plan}</h2>
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.from}</th>
            <th scope="col">{t.to}</th>
            <th scope="col" data-number>
              {t.students}
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((step) => (
            <tr key={step.class}>
              <th scope="row">{gradeIn(step.class, language)}</th>
              <td>{step.next_class ? gradeIn(step.next_class, language) : t.leaves}</td>
              <td data-number>{step.students}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-semibold">{t.total({ moving, leaving })}</p>
      {trouble && <Notice kind="bad" title={t[trouble]} />}
      <div>
        <Button onClick={() => setAsking(true)}>{t.run}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question(moving + leaving)}
        confirm={t.run}
        cancel={t.cancel}
        variant="primary"
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        <p>
          {t.total({ moving, leaving })} {t.fact}
        </p>
      </ConfirmDialog>
    </section>
  );
}
