import { useQuery } from "@tanstack/react-query";
import { type UIMatch, useMatches } from "react-router";
import { needsEnrolment } from "../../data/accounts.ts";
import { getBackend, keepsSession } from "../connection/backend.ts";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { accountTexts } from "./account.texts.ts";
import { GuardedPage } from "./guarded-page.tsx";
import { useSession } from "./session.tsx";

export { guardedHandle as handle, guardedLinks as links } from "./guarded-page.tsx";

/** Pages for admins alone: spec section 2. Where the school asks it of them, with a second factor. */
export default function AdminOnly() {
  const { user, role, isUnreachable, state } = useSession();
  const { handle, params } = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined>;
  const { data: lacksFactor } = useQuery({
    queryKey: ["needs-enrolment", user?.id, user?.factors?.length ?? 0],
    enabled: role === "admin",
    queryFn: async () => needsEnrolment(await getBackend()),
  });
  if (role === "admin" && lacksFactor) return <EnrolFirst />;
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
