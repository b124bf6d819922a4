import { Navigate } from "react-router";
import type { PageHandle } from "../layout/page-handle.ts";

export const handle: PageHandle = { unlisted: true };

/** /admin leads to the dashboard: docs/requirements.md R2.3. */
export default function Admin() {
  return <Navigate to="/admin/dashboard" replace />;
}
