import { data, redirectDocument } from "react-router";
import type { Route } from "./+types/not-found";

export function loader(): never {
  throw data(null, { status: 404 });
}

/**
 * Public pages do not know the account routes (docs/decisions/scripts.md), but the server knows
 * all.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export { default } from "./lost-page.tsx";
