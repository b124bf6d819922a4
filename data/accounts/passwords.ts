import { z } from "zod";
import { says } from "../forms/sentences.ts";
import { shortestPassword } from "./password-strength.ts";

/** The password hash reads only this many bytes and would silently ignore the rest. */
const mostBytes = 72;

/** A new password. The backend also refuses well-known ones. */
export const newPassword = z
  .string(says("Please write a password."))
  .min(shortestPassword, says("Please use at least 8 characters."))
  .refine(
    (password) => new TextEncoder().encode(password).length <= mostBytes,
    says("Please keep the password to 72 bytes: about 72 letters, or 24 in Hindi."),
  );
