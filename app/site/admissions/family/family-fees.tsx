import familyFeesTexts from "messages:site/family-fees/familyFees";
import { useEffect, useRef, useState } from "react";
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
import { type AdmissionsPage, getAdmissionsPage } from "../../../../data/admissions/admissions.ts";
import {
  type Family,
  familyParameters,
  familyQuery,
  readFamily,
  readFamilyForm,
} from "../../../../data/admissions/family-choice.ts";
import { familyFees } from "../../../../data/admissions/family-fees.ts";
import { indianDay } from "../../../../data/calendar/indian-time.ts";
import type { InLanguage } from "../../../../data/languages.ts";
import { nextSession } from "../../../../data/school/grades.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { EnglishPage, useLangOf } from "../../../language/english-mark.tsx";
import { useTexts } from "../../../language/texts.ts";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { useEditMark } from "../../../pencils/edit-mark.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Route } from "./+types/family-fees";
import { FamilyForm } from "./family-form.tsx";
import { FamilyRules } from "./family-rules.tsx";
import { FamilySum } from "./family-sum.tsx";
import { FamilyTable } from "./family-table.tsx";
import { FamilyYear } from "./family-year.tsx";
import "./family-fees.css";
import "./family-print.css";

/** The address holds the choice without names, so families with the same choice share one page. */
export const handle: PageHandle = { query: familyParameters };

/** Turns form fields sent without a script into the short address of the choice. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const sent = readFamilyForm(url.searchParams);
  if (sent) {
    const place = placeAfter(url.searchParams.get("do"), sent);
    throw redirect(`/admissions/fees?${familyQuery(sent)}#${place}`, 303);
  }
  const { supabase, language } = context.get(pageRequestContext);
  const content = await getAdmissionsPage(supabase, language);
  const now = new Date();
  return { content, session: nextSession(now), today: indianDay(now) };
}

/** The anchor to continue at after a button of the form: the new child, the children or the sum. */
function placeAfter(wish: string | null, { children }: Family): string {
  if (wish === "add") return `child${children.length}`;
  return wish ? "children" : "sum";
}

/** A changed choice needs nothing from the server. */
export function shouldRevalidate(at: ShouldRevalidateFunctionArgs): boolean {
  return at.currentUrl.pathname !== at.nextUrl.pathname && at.defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = familyFeesTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

export default function FamilyFeesPage({ loaderData }: Route.ComponentProps) {
  const { content, session, today } = loaderData;
  const t = useTexts(familyFeesTexts);
  return (
    <div className="family-fees pb-section print:pb-0">
      <PageTop title={t.title} lead={<span className="no-print">{t.lead(session.name)}</span>} />
      <EnglishPage language={content?.language} />
      {content ? (
        <Reckoning content={content} session={session} today={today} />
      ) : (
        <div className="page pt-8 pb-section">
          <EmptyState title={t.unwritten} wayOn={{ to: "/contact", label: t.contact }}>
            <p>{t.unwrittenFact}</p>
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function Reckoning({
  content: { fees: schedule, language },
  session,
  today,
}: {
  content: InLanguage<AdmissionsPage>;
  session: ReturnType<typeof nextSession>;
  today: string;
}) {
  const edit = useEditMark();
  const t = useTexts(familyFeesTexts);
  const { family, isUnread, isTooMany, choose } = useFamily();
  const fees = familyFees(schedule, family.children);
  return (
    <>
      {(isUnread || isTooMany) && (
        <div className="no-print page grid gap-3 pt-6">
          {isUnread && (
            <Notice kind="warn" title={t.unread}>
              <p>{t.unreadFact}</p>
            </Notice>
          )}
          {isTooMany && (
            <Notice kind="warn" title={t.tooMany}>
              <p>{t.tooManyFact}</p>
            </Notice>
          )}
        </div>
      )}
      <div className="page family-choice pt-8 lg:pt-12">
        <FamilyForm
          family={family}
          fees={fees}
          buses={schedule.buses}
          session={session.name}
          onChoose={choose}
        />
        <FamilySum
          fees={fees}
          family={family}
          buses={schedule.buses}
          session={session.name}
          today={today}
        >
          <span data-edit={edit?.("content", "admissions", "fees/note")} {...useLangOf(language)}>
            {schedule.note}
          </span>
        </FamilySum>
        <FamilyRules siblings={schedule.siblings} fees={fees} />
      </div>
      <FamilyYear schedule={schedule} fees={fees} payment={family.payment} session={session} />
      {fees.children.length > 1 && <FamilyTable fees={fees} buses={schedule.buses} />}
    </>
  );
}

/**
 * The family in the address. A choice shows immediately, before its address is reached, so that choices made
 * in quick succession do not build on an outdated one.
 */
function useFamily() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const own = useRef(new Set<string>());
  const [ahead, setAhead] = useState<Family | null>(null);
  const read = readFamily(query);
  const address = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be chosen again.
  useEffect(() => {
    const isOnTheWay = (family: Family) =>
      own.current.has(address) && familyQuery(family) !== address;
    setAhead((latest) => (latest && isOnTheWay(latest) ? latest : null));
  }, [key, address]);
  const choose = (family: Family) => {
    const to = familyQuery(family);
    own.current.add(to);
    setAhead(family);
    void navigate(`/admissions/fees?${to}`, { replace: true, preventScrollReset: true });
  };
  return { ...read, family: ahead ?? read.family, choose };
}
