import words from "messages:admin/own-pages/blockFields";
import { type BlockKind, blockFields, blockKinds } from "../../../data/own-pages/blocks.ts";
import { fieldOf } from "../define-resource.tsx";
import { choicesBy } from "../field-words.ts";
import type { FieldOf } from "../resource.ts";

const choicesOf = choicesBy({}, words);
const made = new Map<BlockKind, readonly FieldOf[]>();

/** The fields by which a block of a kind is filled in. */
export function partsOfBlock(kind: BlockKind): readonly FieldOf[] {
  const known = made.get(kind);
  if (known) return known;
  const parts = Object.entries(blockFields(kind)).map(([name, field]) =>
    fieldOf(name, field, choicesOf),
  );
  made.set(kind, parts);
  return parts;
}

export const isBlockKind = (kind: string): kind is BlockKind =>
  (blockKinds as string[]).includes(kind);
