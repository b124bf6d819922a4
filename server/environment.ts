import { resolve } from "node:path";
import { z } from "zod";
import {
  adminPassword,
  complaintsOf,
  databaseUrl,
  emailAddress,
  jwtSecret,
  logLevel,
  oneOf,
  seed,
  smtpUrl,
  url,
} from "../platform/settings.ts";
import { formLimitsText, usualFormLimits } from "./forms/form-limits.ts";
import { rateLimitsText, usualRateLimits } from "./rate-limits/network-limits.ts";

/** The start cannot continue; `message` is the one sentence that the operator reads. */
export class StartError extends Error {}

const origin = url("http:", "https:")
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", {
    error: "must be an origin such as https://school.example, without a path",
  })
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value));

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${least} to ${most}` })
    .transform(Number)
    .refine((value) => value >= least && value <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });

/**
 * Ports that browsers (and Node's fetch) refuse to call: nobody could open a site there.
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

const gateway = z.union([z.literal("outbox"), url("http:", "https:")], {
  error: "must be the address of a gateway for messages to phones, or outbox",
});

/** The ids under which texts are registered with an operator, by kind of message. */
const templates = z
  .string()
  .regex(/^[a-z_]+=[^=,\s]+(?:,[a-z_]+=[^=,\s]+)*$/, {
    error: "must be like guardian_code=1107160000000000001,guardian_link=…",
  })
  .transform((value) => new Map(value.split(",").map((one) => one.split("=") as [string, string])));

/** "0.25", in paise. */
const paise = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,2})?$/, { error: "must be an amount in rupees, like 0.25" })
  .transform((value) => Math.round(Number(value) * 100));

const secretToken = z.string().min(32, { error: "must have at least 32 characters" }).max(200);

const schema = z
  .object({
    PORT: wholeNumber(0, 65535)
      .refine((port) => !blockedPorts.has(port), {
        error: "is one that browsers refuse to open; set it to another, such as 3000",
      })
      .default(3000),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z
      .string()
      .default("./.data")
      .transform((path) => resolve(path)),
    DATABASE_URL: databaseUrl.optional(),
    SUPABASE_URL: url("http:", "https:")
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
    SUPABASE_SECRET_KEY: z.string().optional(),
    JWT_SECRET: jwtSecret.optional(),
    SITE_URL: origin.optional(),
    ADMIN_EMAIL: emailAddress.optional(),
    ADMIN_PASSWORD: adminPassword.optional(),
    SEED: seed.default("sample"),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: emailAddress.optional(),
    SMS_URL: gateway.optional(),
    SMS_TOKEN: z.string().optional(),
    SMS_TEMPLATES: templates.optional(),
    SMS_PRICE: paise.optional(),
    SMS_MONTH_LIMIT: paise.optional(),
    WHATSAPP_URL: gateway.optional(),
    WHATSAPP_TOKEN: z.string().optional(),
    WHATSAPP_TEMPLATES: templates.optional(),
    WHATSAPP_PRICE: paise.optional(),
    WHATSAPP_MONTH_LIMIT: paise.optional(),
    GATEWAY_REPORT_TOKEN: secretToken.optional(),
    PAYMENT_URL: url("http:", "https:").optional(),
    PAYMENT_TOKEN: z.string().optional(),
    PAYMENT_PAGES: origin.optional(),
    PAYMENT_REPORT_TOKEN: secretToken.optional(),
    PUSH_SERVICES: z
      .string()
      .max(2_000)
      .transform((value) => value.split(",").map((one) => one.trim()))
      .pipe(z.array(origin))
      .default([]),
    FILES_URL: url("s3:").optional(),
    LOG_LEVEL: logLevel.default("info"),
    AUTH_LIMITS: z.string().optional(),
    FORM_LIMITS: formLimitsText.default(usualFormLimits),
    PRICE_LIMITS: rateLimitsText.default(usualRateLimits),
    BACKEND_PORT: wholeNumber(0, 65535).default(0),
    ANSWER_SECONDS: wholeNumber(1, 60).default(5),
    METRICS_PORT: wholeNumber(0, 65535).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url("http:", "https:").optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    DEV: oneOf("1").optional(),
  })
  .refine((env) => !env.SUPABASE_URL || env.SUPABASE_PUBLISHABLE_KEY, {
    error: "SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be set too",
  })
  .refine((env) => !env.PAYMENT_URL || (env.PAYMENT_PAGES && env.PAYMENT_REPORT_TOKEN), {
    error: "PAYMENT_URL is set, so PAYMENT_PAGES and PAYMENT_REPORT_TOKEN must be set too",
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
  if (!result.success) throw new StartError(`${complaintsOf(result.error)[0]}.`);
  return result.data;
}
