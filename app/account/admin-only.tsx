import accountTexts from "messages:account/account";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type UIMatch, useMatches } from "react-router";
import { keepsSession } from "../connection/backend.ts";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { askAdminAhead, enrolmentQuery } from "./ahead.ts";
import { GuardedPage, guardedHandle } from "./guarded-page.tsx";
import { useSession } from "./session.tsx";
import { Waiting } from "./waiting.tsx";

export { guardedLinks as links } from "./guarded-page.tsx";

export const handle: PageHandle = { ...guardedHandle, askAhead: askAdminAhead };

/**
 * Pages for admins alone: docs/requirements.md R2.3. Where the school asks it of them, with a
 * second factor.
 */
export default function AdminOnly() {
  const { user, role, isUnreachable, needsSecondFactor, state } = useSession();
  const { handle, params } = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined>;
  const enrolment = useQuery({
    ...enrolmentQuery(user),
    enabled: user !== null,
    // A factor set up in another tab is no reason to take away what is being typed here.
    placeholderData: keepPreviousData,
  });
  if (role === "admin" && !needsSecondFactor) {
    // Whoever has to enrol is refused everything else: nothing is asked for before that is known.
    if (enrolment.isLoading) return <Waiting asPage />;
    if (enrolment.data) return <EnrolFirst />;
  }
  // Without a connection nobody can ask who this is, nor refresh a session that ran out.
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
        action={
          <ButtonLink to="/account/security/second-factor" variant="outline2">
            {t.setUp}
          </ButtonLink>
        }
      >
        <p>{t.fact}</p>
      </EmptyState>
    </div>
  );
}
