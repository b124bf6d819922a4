import { type Context, type Handler, Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";
import { AuthError } from "../http/auth-error.ts";
import { requireSecretKey } from "../http/secret-key.ts";
import type { FactorMessages } from "./call.ts";
import { deleteFactor, findFactor, listFactors, publicFactor } from "./factor-rows.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The part of Supabase Auth's admin API that the recovery of a lost factor needs, for the secret key
 * only: GET /admin/users/:id/factors → the factors, DELETE /admin/users/:id/factors/:factor → the
 * removed one. Without the key 401 `no_authorization`, with another 403 `not_admin`.
 */
export function adminFactorRoutes(
  database: Database,
  settings: Pick<Environment, "SUPABASE_SECRET_KEY">,
  { notify }: FactorMessages,
): Hono {
  const answer =
    (action: (userId: string, c: Context) => Promise<Response>): Handler =>
    async (c) => {
      try {
        requireSecretKey(c, settings.SUPABASE_SECRET_KEY);
        const userId = c.req.param("id") ?? "";
        if (!uuid.test(userId)) {
          throw new AuthError(404, "validation_failed", "user_id must be an UUID");
        }
        return await action(userId, c);
      } catch (error) {
        if (error instanceof AuthError) return error.answer();
        throw error;
      }
    };
  return new Hono()
    .get(
      "/:id/factors",
      answer(async (userId) =>
        Response.json((await listFactors(database, userId)).map(publicFactor)),
      ),
    )
    .delete(
      "/:id/factors/:factor",
      answer(async (userId, c) => {
        const factor = await findFactor(database, userId, c.req.param("factor") ?? "");
        if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
        await deleteFactor(database, factor);
        if (factor.status === "verified") {
          await notify("factor_removed", userId, { address: "", userAgent: "" });
        }
        return Response.json(publicFactor(factor));
      }),
    );
}
