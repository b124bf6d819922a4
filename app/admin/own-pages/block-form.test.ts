import { expect, test } from "vitest";
import { blockKinds, blockSchema } from "../../../data/own-pages/blocks.ts";
import { partsOfBlock } from "./block-form.ts";

/** The parts that the schema asks for in a block without any contents. */
function requiredParts(kind: (typeof blockKinds)[number]): string[] {
  const names = partsOfBlock(kind).map(({ name }) => name);
  const empty = partsOfBlock(kind).map(({ name, kind: of }) => {
    return [name, of === "nested" || of === "documents" ? [] : null];
  });
  const { error } = blockSchema.safeParse({ kind, id: "b1", ...Object.fromEntries(empty) });
  const refused = new Set(error?.issues.map(({ path }) => path[0]));
  return names.filter((name) => refused.has(name));
}

test.for(blockKinds)("The form of a block marks what it needs: %s", (kind) => {
  const marked = partsOfBlock(kind).filter(({ optional }) => !optional);
  expect(marked.map(({ name }) => name)).toEqual(requiredParts(kind));
});
