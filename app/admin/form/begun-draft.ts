/** What a form was begun from: a version of the row or page, and its contents. */
export type Begun<Contents> = {
  /** When the version was saved; null if nothing was saved before. */
  seen: string | null;
  /** Unknown for a draft of a form that did not keep it yet. */
  was?: Contents;
};

/** A draft on this device. Earlier ones are only the contents, in the same shape. */
export type KeptDraft<Contents> = { contents: Contents; begun: Begun<Contents> };

/** Earlier than any version, so a save is always compared with the present one. */
const longAgo = "1970-01-01T00:00:00Z";

/** The draft as kept; one from before its beginning was kept is compared when it is saved. */
export function keptDraft<Contents extends object>(
  kept: KeptDraft<Contents> | Contents,
): KeptDraft<Contents> {
  return "contents" in kept && "begun" in kept
    ? (kept as KeptDraft<Contents>)
    : { contents: kept as Contents, begun: { seen: longAgo } };
}

/**
 * A draft brought onto the version saved by now: only what was changed in it replaces anything. Where
 * somebody else has changed the same, it stays as it is, and its save is compared with theirs.
 */
export function continuedDraft<Contents>(
  kept: KeptDraft<Contents>,
  now: Required<Begun<Contents>>,
): KeptDraft<Contents> {
  const { contents, begun } = kept;
  if (begun.seen === now.seen) return { contents, begun: now };
  const both = begun.was === undefined ? apart : merged(begun.was, contents, now.was);
  return both === apart ? kept : { contents: both as Contents, begun: now };
}

const apart = Symbol("changed by both");

/** Lists are changed as a whole, because their entries are known only by their places. */
function merged(was: unknown, yours: unknown, theirs: unknown): unknown {
  if (isSame(yours, was) || isSame(yours, theirs)) return theirs;
  if (isSame(theirs, was)) return yours;
  if (![was, yours, theirs].every(isGroup)) return apart;
  const [before, mine, other] = [was, yours, theirs] as Record<string, unknown>[];
  const parts: [string, unknown][] = [];
  for (const name of Object.keys({ ...other, ...mine })) {
    const part = merged(before?.[name], mine?.[name], other?.[name]);
    if (part === apart) return apart;
    if (part !== undefined) parts.push([name, part]);
  }
  return Object.fromEntries(parts);
}

/**
 * The texts of a form laid over those of a newer version: what was changed in the form replaces theirs, and
 * everything else is theirs. `isApart` if both have changed the same field to different texts.
 */
export function laidOver(
  was: Record<string, string>,
  yours: Record<string, string>,
  theirs: Record<string, string>,
) {
  const changed = Object.entries(yours).filter(([name, text]) => text !== was[name]);
  const isApart = changed.some(
    ([name, text]) => theirs[name] !== was[name] && theirs[name] !== text,
  );
  return { contents: { ...theirs, ...Object.fromEntries(changed) }, isApart };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
