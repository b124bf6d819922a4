import { resolve } from "node:path";
import { z } from "zod";
import { formLimitsText, usualFormLimits } from "./forms/form-limits.ts";
import { priceLimitsText, usualPriceLimits } from "./prices/price-limits.ts";

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

/**
 * Ports that browsers (and Node's own fetch) refuse to call: a site there could be opened by nobody.
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const BLOCKED_PORTS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

const oneOf = <const T extends string>(name: string, values: readonly T[]) =>
  z.enum(values, { error: `${name} must be one of ${values.join(", ")}` });

const schema = z
  .object({
    PORT: wholeNumber("PORT", 0, 65535)
      .refine((port) => !BLOCKED_PORTS.has(port), {
        error: "PORT is one that browsers refuse to open; set it to another, such as 3000",
      })
      .default(3000),
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
    MAIL_FROM: z.email({ error: "MAIL_FROM must be an e-mail address" }).optional(),
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
    AUTH_LIMITS: z.string().optional(),
    FORM_LIMITS: z
      .string()
      .refine((value) => formLimitsText.safeParse(value).success, {
        error: "FORM_LIMITS must be like proven=60,unproven=6",
      })
      .transform((value) => formLimitsText.safeParse(value).data ?? usualFormLimits)
      .default(usualFormLimits),
    PRICE_LIMITS: z
      .string()
      .refine((value) => priceLimitsText.safeParse(value).success, {
        error: "PRICE_LIMITS must be like network=2000,second=40",
      })
      .transform((value) => priceLimitsText.safeParse(value).data ?? usualPriceLimits)
      .default(usualPriceLimits),
    BACKEND_PORT: wholeNumber("BACKEND_PORT", 0, 65535).default(0),
    METRICS_PORT: wholeNumber("METRICS_PORT", 0, 65535).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]).optional(),
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
