import { useLocation } from "react-router";

const fields = ["child_name", "grade", "name", "phone", "email"] as const;

/** What a family that books a time has already told the school, by field of the booking form. */
export type KnownFamily = Partial<Record<(typeof fields)[number], string>>;

/**
 * The state of a link to a day of booking, so that nothing need be typed twice. It stays in the tab: the address, which
 * is shared and kept, says nothing of the family.
 */
export const withFamily = (family: KnownFamily) => ({ family });

/** What came with the link; nothing where the page was opened by its address, or without scripts. */
export function useKnownFamily(): KnownFamily {
  const state: unknown = useLocation().state;
  const family = (state as { family?: Record<string, unknown> } | null)?.family ?? {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = family[field];
      return typeof value === "string" ? [[field, value]] : [];
    }),
  );
}
