import { z } from "zod";

// Settings that both processes read. Messages continue after the variable's name: "must have …".

export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

export const oneOf = <const T extends string>(...values: T[]) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

export const databaseUrl = url("postgres:", "postgresql:");
export const smtpUrl = url("smtp:", "smtps:");
export const jwtSecret = z.string().min(32, { error: "must have at least 32 characters" });
export const emailAddress = z.email({ error: "must be an email address" });
export const seed = oneOf("sample", "none");
export const logLevel = oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent");

/** bcrypt reads only 72 bytes. */
export const adminPassword = z
  .string()
  .min(8, { error: "must have at least 8 characters" })
  .refine((value) => Buffer.byteLength(value) <= 72, { error: "must have at most 72 bytes" });

/** One sentence for each wrong setting, with the variable's name but never its value, which may be secret. */
export function complaintsOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => [...path, message].join(" "));
}
