import { useQuery } from "@tanstack/react-query";
import { needsEnrolment } from "../../data/accounts.ts";
import { getBackend } from "../connection/backend.ts";
import { useTexts } from "../language/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { accountTexts } from "./account.texts.ts";
import { GuardedPage } from "./guarded-page.tsx";
import { useSession } from "./session.tsx";

/** Pages for admins alone: spec section 2. Where the school asks it of them, with a second factor. */
export default function AdminOnly() {
  const { user, role } = useSession();
  const { data: lacksFactor } = useQuery({
    queryKey: ["needs-enrolment", user?.id, user?.factors?.length ?? 0],
    enabled: role === "admin",
    queryFn: async () => needsEnrolment(await getBackend()),
  });
  return role === "admin" && lacksFactor ? <EnrolFirst /> : <GuardedPage access="admin" />;
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
