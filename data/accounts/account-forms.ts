import { z } from "zod";
import { latinDigits } from "../forms/digits.ts";
import { emailAddress } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { languages } from "../languages.ts";
import { isEasyPassword } from "./easy-passwords.ts";
import { shortestPassword } from "./passwords.ts";

/** The password hash reads only this many bytes and would silently ignore the rest. */
const mostBytes = 72;

/** A new password, with the same rules as the backend's. */
export const newPassword = z
  .string(refusal("password_missing"))
  .min(shortestPassword, refusal("password_too_short"))
  .refine(
    (password) => new TextEncoder().encode(password).length <= mostBytes,
    refusal("password_too_long"),
  )
  .refine((password) => !isEasyPassword(password), refusal("password_easy"));

/** The six digits of an email, a message or an authenticator app; spaces between them are dropped. */
export const oneTimeCode = z
  .string(refusal("one_time_code_invalid"))
  .transform((code) => latinDigits(code).replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, refusal("one_time_code_invalid")));

const currentPassword = z
  .string(refusal("current_password_missing"))
  .min(1, refusal("current_password_missing"));

/**
 * The address to which an email is requested: for a new password, or to confirm the address again.
 */
export const mailRequestSchema = z.object({ email: emailAddress });

/** What an email can be for: https://supabase.com/docs/reference/javascript/auth-verifyotp */
const mailPurpose = z.enum(["recovery", "signup", "email_change", "invite", "magiclink"]);
export type MailPurpose = z.infer<typeof mailPurpose>;

/** The link in an email; a button on the page uses it. */
export const mailLinkSchema = z.object({ token_hash: z.string().min(1), type: mailPurpose });

/** The code in an email, for people who read it on another device. */
export const mailCodeSchema = z.object({
  email: emailAddress,
  token: oneTimeCode,
  type: mailPurpose,
});

const twoAlike = { path: ["repeated"], error: refusal("passwords_differ") };

/**
 * A new password after an emailed link; the current password is needed too when the sign-in is not
 * recent.
 */
export const newPasswordSchema = z
  .object({ current: currentPassword.optional(), password: newPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, twoAlike);

export const passwordChangeSchema = z
  .object({ current: currentPassword, password: newPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, twoAlike);

export const emailChangeSchema = z.object({ current: currentPassword, email: emailAddress });

/** An authenticator app: its name as the list shows it, and the issuer as the app does. */
const factorApp = z.object({
  form: z.literal("name"),
  issuer: z.string(),
  friendly_name: z
    .string(refusal("factor_name_missing"))
    .trim()
    .min(1, refusal("factor_name_missing"))
    .max(60, refusal("too_long")),
});

/**
 * A mobile number for codes by message, as E.164 (`+919876543210`). Ten digits alone are an Indian
 * number. https://www.itu.int/rec/T-REC-E.164
 */
const factorPhone = z.object({
  form: z.literal("phone"),
  phone: z
    .string(refusal("phone_missing"))
    .transform((typed) => latinDigits(typed).replace(/[\s()./-]/g, ""))
    .transform((digits) => digits.replace(/^0?(?=[6-9]\d{9}$)/, "+91").replace(/^00/, "+"))
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, refusal("mobile_invalid"))),
});

/** A new second factor: an app or a phone. */
export const enrolmentSchema = z.discriminatedUnion("form", [factorApp, factorPhone]);

/** An existing factor that is to be removed or sent a text message. */
export const factorChoiceSchema = z.object({ factorId: z.string() });

/**
 * A code for a factor; the form carries the ids. A text message belongs to a challenge, an app code
 * does not.
 */
export const factorCodeSchema = z.object({
  factorId: z.string().min(1),
  challengeId: z.string(),
  code: oneTimeCode,
});

/** The same at sign-in, where the factor may be one of several. */
export const signInCodeSchema = factorCodeSchema.extend({ factorType: z.enum(["totp", "phone"]) });

/** The forms of the security page: sign out devices, or set the language of emails. */
export const securitySchema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("device"), id: z.string() }),
  z.object({ form: z.enum(["others", "everywhere"]) }),
  z.object({ form: z.literal("language"), language: z.enum(languages.map(({ id }) => id)) }),
]);

/** A form that is only a button. */
export const buttonSchema = z.object({});

/** One of the recovery codes, in the form and at the endpoint; dashes, spaces and case are ignored. */
export const recoveryCodeSchema = z.object({
  code: z.string().trim().min(1, refusal("one_time_code_wrong")).max(100, refusal("shorter")),
});
