import { z } from "zod";

/** The result of uploading a logo. */
const logo = z.object({
  id: z.guid(),
  kind: z.enum(["svg", "png"]),
  width: z.int().min(1).max(2560),
  height: z.int().min(1).max(2560),
});

/** The school's logo and colours, as kept under the key "look". */
export const lookSchema = z.object({
  /** None, one or two: "#1f6f5c". */
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(2),
  logo: logo.nullable(),
  /** For dark backgrounds. */
  lightLogo: logo.nullable(),
});

export type KeptLook = z.infer<typeof lookSchema>;
export type KeptLogo = z.infer<typeof logo>;
