import { GuardedPage } from "./guarded-page.tsx";

export { guardedHandle as handle, guardedLinks as links } from "./guarded-page.tsx";

/** Pages for alumni alone: docs/requirements.md R2.2. */
export default function AlumniOnly() {
  return <GuardedPage access="alumni" />;
}
