import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { jobsText } from "./jobs/job-intervals.ts";
import { StartFailure } from "./start-failure.ts";
import { limitsText } from "./throttle/limits.ts";

const emptyAsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyAsMissing, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === undefined || given === "" ? value : given), schema);

const environmentSchema = z.object({
  DATA_DIR: z.string().refine(isAbsolute, "must be an absolute path"),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://"),
  ),
  SITE_URL: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }),
  SUPABASE_PUBLISHABLE_KEY: z.string().startsWith("sb_publishable_"),
  SUPABASE_SECRET_KEY: z.string().startsWith("sb_secret_"),
  JWT_SECRET: z.string().min(32, "must have at least 32 characters"),
  ADMIN_EMAIL: optional(z.email("must be an e-mail address")),
  // 72 bytes is all that bcrypt reads.
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(8, "must have at least 8 characters")
      .refine((password) => Buffer.byteLength(password) <= 72, "must have at most 72 bytes"),
  ),
  SEED: withDefault(z.enum(["sample", "none"]), "none"),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")),
  MAIL_FROM: optional(z.string()),
  LOG_LEVEL: withDefault(
    z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    "info",
  ),
  AUTH_LIMITS: withDefault(limitsText, ""),
  /** What is to be done by the clock; nothing for whoever starts the backend by hand. */
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
  const sentences = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new StartFailure("bad_environment", `Wrong settings: ${sentences.join("; ")}.`);
}
