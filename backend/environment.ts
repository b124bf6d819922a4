import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import {
  adminPassword,
  complaintsOf,
  databaseUrl,
  emailAddress,
  jwtSecret,
  logLevel,
  seed,
  smtpUrl,
} from "../platform/settings.ts";
import { jobsText } from "./jobs/job-intervals.ts";
import { StartFailure } from "./process/start-failure.ts";
import { accountLimitsText } from "./throttle/account-limits.ts";

const emptyAsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyAsMissing, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === undefined || given === "" ? value : given), schema);

const environmentSchema = z.object({
  DATA_DIR: z.string().refine(isAbsolute, "must be an absolute path"),
  DATABASE_URL: optional(databaseUrl),
  SITE_URL: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }),
  SUPABASE_PUBLISHABLE_KEY: z.string().startsWith("sb_publishable_"),
  SUPABASE_SECRET_KEY: z.string().startsWith("sb_secret_"),
  JWT_SECRET: jwtSecret,
  ADMIN_EMAIL: optional(emailAddress),
  ADMIN_PASSWORD: optional(adminPassword),
  SEED: withDefault(seed, "none"),
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(z.string()),
  LOG_LEVEL: withDefault(logLevel, "info"),
  AUTH_LIMITS: withDefault(accountLimitsText, ""),
  /** The jobs to schedule; none if the backend is started by hand. */
  JOBS: optional(jobsText),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.string()),
  BACKEND_PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 0),
  MIGRATIONS_DIR: withDefault(
    z.string().refine(isAbsolute, "must be an absolute path"),
    fileURLToPath(new URL("../supabase/migrations", import.meta.url)),
  ),
});

export type Environment = z.output<typeof environmentSchema>;

/**
 * Reads the backend's settings from environment variables (the process contract between the web
 * process and the backend). Throws a StartFailure that names every wrong variable, never its value.
 */
export function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  throw new StartFailure(
    "bad_environment",
    `Wrong settings: ${complaintsOf(result.error).join("; ")}.`,
  );
}
