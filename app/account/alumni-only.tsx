import { GuardedPage } from "./guarded-page.tsx";

export { guardedHandle as handle, guardedLinks as links } from "./guarded-page.tsx";

/** Alumni pages: docs/requirements.md R2.2. */
export default function AlumniOnly() {
  return <GuardedPage access="alumni" />;
}
