import { GuardedPage } from "./guarded-page.tsx";

/** Pages for admins alone: spec section 2. */
export default function AdminOnly() {
  return <GuardedPage access="admin" />;
}
