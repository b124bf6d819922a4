import { resolve } from "node:path";
import { z } from "zod";

/** A start that cannot go on; `message` is the one sentence the operator reads. */
export class StartError extends Error {}

const url = (name: string, protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  });

const origin = (name: string) =>
  url(name, ["http:", "https:"])
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", {
      error: `${name} must be an origin such as https://school.example, without a path`,
    })
    .transform((value) => (URL.canParse(value) ? new URL(value).origin : value));

const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `${name} must be a whole number from ${least} to ${most}` })
    .transform(Number)
    .refine((value) => value >= least && value <= most, {
      error: `${name} must be a whole number from ${least} to ${most}`,
    });

const oneOf = <const T extends string>(name: string, values: readonly T[]) =>
  z.enum(values, { error: `${name} must be one of ${values.join(", ")}` });

const schema = z
  .object({
    PORT: wholeNumber("PORT", 0, 65535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z
      .string()
      .default("./.data")
      .transform((path) => resolve(path)),
    DATABASE_URL: url("DATABASE_URL", ["postgres:", "postgresql:"]).optional(),
    SUPABASE_URL: url("SUPABASE_URL", ["http:", "https:"])
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
    SUPABASE_SECRET_KEY: z.string().optional(),
    JWT_SECRET: z
      .string()
      .min(32, { error: "JWT_SECRET must have at least 32 characters" })
      .optional(),
    SITE_URL: origin("SITE_URL").optional(),
    ADMIN_EMAIL: z.email({ error: "ADMIN_EMAIL must be an e-mail address" }).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(8, { error: "ADMIN_PASSWORD must have at least 8 characters" })
      .refine((value) => Buffer.byteLength(value) <= 72, {
        error: "ADMIN_PASSWORD must have at most 72 bytes",
      })
      .optional(),
    SEED: oneOf("SEED", ["sample", "none"]).default("sample"),
    SMTP_URL: url("SMTP_URL", ["smtp:", "smtps:"]).optional(),
    FILES_URL: url("FILES_URL", ["s3:"]).optional(),
    LOG_LEVEL: oneOf("LOG_LEVEL", [
      "trace",
      "debug",
      "info",
      "warn",
      "error",
      "fatal",
      "silent",
    ]).default("info"),
    BACKEND_PORT: wholeNumber("BACKEND_PORT", 0, 65535).default(0),
    TRUST_PROXY: wholeNumber("TRUST_PROXY", 0, 10).default(0),
    DEV: oneOf("DEV", ["1"]).optional(),
  })
  .refine((env) => !env.SUPABASE_URL || env.SUPABASE_PUBLISHABLE_KEY, {
    error: "SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be set too",
  })
  .refine((env) => !env.ADMIN_PASSWORD || env.ADMIN_EMAIL, {
    error: "ADMIN_PASSWORD is set, so ADMIN_EMAIL must be set too",
  });

export type Environment = z.output<typeof schema>;

/**
 * The environment of docs/operation.md, parsed once. Empty values count as not set.
 * Throws a StartError with one sentence that names the first wrong value (never its content,
 * which may be a secret).
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = schema.safeParse(given);
  if (!result.success) throw new StartError(`${result.error.issues[0]?.message}.`);
  return result.data;
}
