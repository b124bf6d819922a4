import { GuardedPage } from "./guarded-page.tsx";

export { guardedHandle as handle, guardedLinks as links } from "./guarded-page.tsx";

/** Pages for everyone with an account, whatever the role. */
export default function SignedInOnly() {
  return <GuardedPage access="signed-in" />;
}
