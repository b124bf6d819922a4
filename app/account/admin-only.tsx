import accountTexts from "messages:account/account";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type UIMatch, useMatches } from "react-router";
import { keepsSession } from "../connection/backend.ts";
import { useSchoolChoices } from "../connection/school-choices.ts";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { GuardedPage, guardedHandle, Waiting } from "./guarded-page.tsx";
import { askAdminAhead, enrolmentQuery, officeRightsQuery } from "./role.ts";
import { useSession } from "./session.tsx";

export { guardedLinks as links } from "./guarded-page.tsx";

export const handle: PageHandle = { ...guardedHandle, askAhead: askAdminAhead };

/** Admin pages (docs/requirements.md R2.3). The school may require a second factor for them. */
export default function AdminOnly() {
  const { user, role, isUnreachable, needsSecondFactor, state } = useSession();
  const { handle, params } = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined>;
  const enrolment = useQuery({
    ...enrolmentQuery(user),
    enabled: user !== null,
    // Setting up a factor in another tab must not remove what is being typed here.
    placeholderData: keepPreviousData,
  });
  const isStaff = role === "admin" && !needsSecondFactor;
  const hasChoices = useSchoolChoices();
  const rights = useQuery({ ...officeRightsQuery(user?.id), enabled: isStaff && user !== null });
  if (isStaff) {
    // The database refuses everything else until then, so the page asks for nothing yet.
    if (enrolment.isLoading) return <Waiting asPage />;
    if (enrolment.data) return <EnrolFirst />;
    // The menu depends on the role, and must not shrink once it is shown.
    if (!rights.data && rights.isFetching && !rights.isFetched) return <Waiting asPage />;
    // Forms and lists show choices in the school's own words.
    if (!hasChoices) return <Waiting asPage />;
  }
  // Without a connection the role is unknown and an expired session cannot be refreshed.
  const isUnasked = isUnreachable || (state === "invalid" && keepsSession());
  const held = isUnasked && handle?.isOnDevice?.(params) === true;
  return <GuardedPage access="admin" held={held} />;
}

function EnrolFirst() {
  const t = useTexts(accountTexts).enrolFirst;
  return (
    <div className="page py-16 lg:py-24">
      <EmptyState
        heading="h1"
        title={t.title}
        wayOn={{ to: "/account/security/second-factor", label: t.setUp }}
      >
        <p>{t.fact}</p>
      </EmptyState>
    </div>
  );
}
