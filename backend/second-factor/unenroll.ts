import { AuthError } from "../http/auth-error.ts";
import type { FactorCall } from "./call.ts";
import { requireFactor } from "./challenge.ts";
import { deleteFactor } from "./factor-rows.ts";

/** DELETE /factors/:id → `{id}`. A verified factor goes only in a session that has used one. */
export async function unenroll(call: FactorCall): Promise<Response> {
  const factor = await requireFactor(call);
  if (factor.status === "verified" && call.session.aal !== "aal2") {
    throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await deleteFactor(call.database, factor);
  if (factor.status === "verified") {
    await call.send.notify("factor_removed", factor.user_id, call.client);
  }
  return Response.json({ id: factor.id });
}
