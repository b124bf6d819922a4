import type { ShownBlock } from "../../../data/own-pages/shown-blocks.ts";

type Kind = ShownBlock["kind"];

/** How blocks that follow each other stand beside each other on a wide screen. */
const joints: { name: string; kinds: readonly Kind[] }[] = [
  { name: "own-asked", kinds: ["questions", "documents", "events"] },
  { name: "own-asked", kinds: ["questions", "documents", "notices"] },
  { name: "own-told", kinds: ["steps", "quote"] },
  { name: "own-shown", kinds: ["picture", "people"] },
];

type Row = { joint: string | null; blocks: ShownBlock[] };

/** The blocks of a page in their order, those together that stand beside each other. */
export function joinedBlocks(blocks: readonly ShownBlock[]): Row[] {
  const rows: Row[] = [];
  let place = 0;
  while (place < blocks.length) {
    const joint = joints.find(({ kinds }) =>
      kinds.every((kind, step) => blocks[place + step]?.kind === kind),
    );
    const end = place + (joint?.kinds.length ?? 1);
    rows.push({ joint: joint?.name ?? null, blocks: blocks.slice(place, end) });
    place = end;
  }
  return rows;
}
