import { pickSiteContent } from "../pages/site-content.ts";
import { type KeptLogo, type KeptLook, lookSchema } from "./look-schema.ts";
import { type Palette, paletteOf } from "./palette.ts";
import type { Logo } from "./shown-look.ts";

/** How the site looks where the office has changed that. */
export type Look = {
  /** Empty with the original colours. */
  palette: Palette;
  logo?: Logo;
  /** For dark grounds. Without it the logo gets a plate of paper there. */
  lightLogo?: Logo;
  /** Where the square pictures made of the logo are. */
  icons?: string;
};

/** The key of `site_content` under which the look is kept, for all languages. */
export const lookKey = "look";

/** The school's look among rows that were asked for together; undefined where it is the original. */
export function pickLook(rows: Parameters<typeof pickSiteContent>[0]): Look | undefined {
  return lookOf(pickSiteContent(rows, lookKey, lookSchema, "en"));
}

/** The look of content as it is stored, for those who ask the database without a client. */
export function readLook(content: unknown): Look | undefined {
  return lookOf(lookSchema.safeParse(content).data ?? null);
}

/** What pages need of what is kept. */
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
