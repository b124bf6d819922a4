import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import type { Route } from "./+types/record-file";
import { requireGuardianPage } from "./session.ts";

export const handle: PageHandle = { private: true };

/** Everything on the guardian's page, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = await requireGuardianPage(request, context.get(pageRequestContext));
  return new Response(JSON.stringify(page, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="record.json"',
      "cache-control": "private, no-store",
    },
  });
}
