import { pickSiteContent } from "../pages/site-content.ts";
import { type KeptLogo, type KeptLook, lookSchema } from "./look-schema.ts";
import { type Palette, paletteOf } from "./palette.ts";
import type { Logo } from "./shown-look.ts";

/** How the site looks if the office has changed it. */
export type Look = {
  /** Empty with the original colours. */
  palette: Palette;
  logo?: Logo;
  /** For dark backgrounds. Without it the logo gets a plate of paper there. */
  lightLogo?: Logo;
  /** The path of the square pictures made from the logo. */
  icons?: string;
};

/** The key of `site_content` under which the look is kept, for all languages. */
export const lookKey = "look";

/** The school's look among rows that were read together; undefined for the original look. */
export function pickLook(rows: Parameters<typeof pickSiteContent>[0]): Look | undefined {
  return lookOf(pickSiteContent(rows, lookKey, lookSchema, "en"));
}

/** The look in stored content, for code that reads the database without a client. */
export function readLook(content: unknown): Look | undefined {
  return lookOf(lookSchema.safeParse(content).data ?? null);
}

/** The parts of the stored look that pages need. */
export function lookOf(kept: KeptLook | null): Look | undefined {
  if (!kept || (kept.colours.length === 0 && !kept.logo)) return undefined;
  const { colours, logo, lightLogo } = kept;
  return {
    palette: paletteOf(colours),
    ...(logo && { logo: shown(logo), icons: `/media/${logo.id}` }),
    ...(logo && lightLogo && { lightLogo: shown(lightLogo) }),
  };
}

function shown({ id, kind, width, height }: KeptLogo): Logo {
  return { src: `/media/${id}/logo.${kind}`, width, height };
}
