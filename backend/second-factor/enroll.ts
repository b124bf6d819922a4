import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { encodeQR } from "qr";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { AuthError } from "../http/auth-error.ts";
import type { FactorCall } from "./call.ts";
import { requireFactor } from "./challenge.ts";
import { deleteFactor, type FactorRow, listFactors } from "./factor-rows.ts";

const mostFactors = 10;
/** Seconds after which an unfinished factor may be replaced. */
const unfinishedFor = 300;

const invalid = (message: string) => new AuthError(400, "validation_failed", message);

const wanted = z.object({
  friendly_name: z.string().max(200).nullish(),
  issuer: z.string().max(200).nullish(),
  phone: z.string().max(40).nullish(),
});

/**
 * POST /factors: `{factor_type, friendly_name, issuer | phone}` → `{id, type, friendly_name}` and `totp:
 * {qr_code, secret, uri}` or `phone`. The factor counts once one of its codes has been verified.
 * https://supabase.com/docs/guides/auth/auth-mfa
 */
export async function enroll(call: FactorCall): Promise<Response> {
  const { database, session, body } = call;
  const type = body.factor_type;
  if (type !== "totp" && type !== "phone") {
    throw invalid("factor_type needs to be totp or phone");
  }
  const asked = wanted.safeParse(body);
  if (!asked.success) throw invalid(`${asked.error.issues[0]?.path.join(".")} is too long`);
  const { friendly_name: name, issuer, phone } = asked.data;
  await forgetUnfinished(database, session.user.id);
  const factors = await listFactors(database, session.user.id);
  refuseWhereFull(factors, session.aal, name ?? "");
  return type === "totp"
    ? enrollTotp(call, name ?? "", issuer || new URL(call.settings.SITE_URL).host)
    : enrollPhone(call, name ?? "", readPhone(phone), factors);
}

function refuseWhereFull(factors: FactorRow[], aal: string, name: string): void {
  if (factors.length >= mostFactors) {
    throw new AuthError(
      422,
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  }
  if (aal !== "aal2" && factors.some(({ status }) => status === "verified")) {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  if (name.trim() && factors.some(({ friendly_name }) => friendly_name === name)) {
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
}

async function enrollTotp(call: FactorCall, name: string, issuer: string): Promise<Response> {
  const secret = new Secret({ size: 20 });
  const { email, id } = call.session.user;
  const uri = new TOTP({ issuer, label: email ?? id, secret }).toString();
  const factor = await insertFactor(call, { type: "totp", name, secret: secret.base32 });
  const totp = { qr_code: drawQrCode(uri), secret: secret.base32, uri };
  return Response.json({ id: factor, type: "totp", friendly_name: name, totp });
}

/** Dark on its own background. supabase-js puts it unescaped into a data URL, which a `#` would end. */
const drawQrCode = (text: string) =>
  encodeQR(text, "svg").replace(">", '><rect width="100%" height="100%" fill="white"/>');

async function enrollPhone(
  call: FactorCall,
  name: string,
  phone: string,
  factors: FactorRow[],
): Promise<Response> {
  const same = factors.find((factor) => factor.factor_type === "phone" && factor.phone === phone);
  if (same?.status === "verified") {
    throw new AuthError(
      422,
      "mfa_verified_factor_exists",
      "A verified phone factor already exists, unenroll the existing factor to continue",
    );
  }
  if (same) {
    await sql`delete from auth.mfa_factors where id = ${same.id}::uuid`.execute(
      call.database.kysely,
    );
  }
  const factor = await insertFactor(call, { type: "phone", name, phone });
  return Response.json({ id: factor, type: "phone", friendly_name: name, phone });
}

/** A number in E.164 form, stored without the plus as in Supabase Auth. */
function readPhone(given: string | null | undefined): string {
  const digits = (given ?? "").replace(/^\+/, "").replace(/[\s()-]/g, "");
  if (!/^[1-9]\d{6,14}$/.test(digits)) {
    throw invalid("Invalid phone number format (E.164 required)");
  }
  return digits;
}

async function insertFactor(
  { database, session }: FactorCall,
  factor: { type: string; name: string; secret?: string; phone?: string },
): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.mfa_factors
    (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
    values (${id}::uuid, ${session.user.id}::uuid, ${factor.name}, ${factor.type}::auth.factor_type,
      'unverified', now(), now(), ${factor.secret ?? null}, ${factor.phone ?? null})`.execute(
    database.kysely,
  );
  return id;
}

async function forgetUnfinished(database: Database, userId: string): Promise<void> {
  await sql`delete from auth.mfa_factors f
    where f.user_id = ${userId}::uuid and f.status = 'unverified'
      and f.created_at < now() - ${unfinishedFor} * interval '1 second'
      and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`.execute(
    database.kysely,
  );
}

/** DELETE /factors/:id → `{id}`. A verified factor can be removed only in a session that has used one. */
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
