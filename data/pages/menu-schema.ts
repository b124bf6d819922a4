import { z } from "zod";
import { parseUrl } from "../older-browsers.ts";
import { isAddress, isSitePath } from "./links.ts";

/** The limits of a menu, for its form, the server and the tests. */
export const menuLimits = { groups: 8, entries: 20, footer: 3, direct: 4, legal: 6 } as const;

const name = z.string().max(60);

/**
 * A page of the site, a typed address, or a heading above the following entries. A page without a name here
 * has its usual name.
 */
const entry = z
  .object({ kind: z.enum(["page", "link", "heading"]), goesTo: z.string().max(500), name })
  .check(({ value: { kind, goesTo, name: own }, issues }) => {
    const missing = { code: "too_small", origin: "string", minimum: 1, input: "" } as const;
    if (kind !== "page" && own.trim() === "") issues.push({ ...missing, path: ["name"] });
    if (kind === "heading") return;
    if (goesTo === "") issues.push({ ...missing, path: ["goesTo"] });
    else if (!(kind === "page" ? isSitePath(goesTo) : isLink(goesTo)))
      issues.push({ code: "custom", input: goesTo, path: ["goesTo"] });
  });

/** Also checks that a browser can parse the address. */
const isLink = (value: string) =>
  isAddress(value) && (value.startsWith("/") || parseUrl(value) !== null);

const group = z.object({
  name: name.min(1),
  isHidden: z.boolean(),
  entries: z.array(entry).max(menuLimits.entries),
});

/** The menus of the top bar and the links of the footer, as kept under the key "menu". */
export const siteMenuSchema = z.object({
  groups: z.array(group).max(menuLimits.groups),
  /** Beside the dropdowns. */
  direct: z.array(entry).max(menuLimits.direct),
  /** Columns of the footer; those of the campuses and the contact are always there. */
  footer: z.array(group).max(menuLimits.footer),
  /** In the last line of the footer. */
  legal: z.array(entry).max(menuLimits.legal),
});

export type SiteMenu = z.infer<typeof siteMenuSchema>;
export type MenuGroup = z.infer<typeof group>;
export type MenuEntry = z.infer<typeof entry>;
