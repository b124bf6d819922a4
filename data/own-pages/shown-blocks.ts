import type { SchoolClient } from "../client.ts";
import { listShownVideos } from "../consent/video-marks.ts";
import { listDocuments } from "../documents/documents.ts";
import { listEvents } from "../events/events.ts";
import { focusOf } from "../gallery/print-focus.ts";
import type { Language } from "../languages.ts";
import { listNotices } from "../notices/notices.ts";
import { readRichText } from "../pages/rich-text.ts";
import type { Block } from "./blocks.ts";

const mostEvents = 4;
const mostNotices = 5;

/** The cells of a table written one row per line, with cells separated by bars or tabs. */
export function cellsOf(rows: string): string[][] {
  return rows
    .split("\n")
    .filter((row) => row.trim() !== "")
    .map((row) => row.split(/\t|\|/).map((cell) => cell.trim()));
}

/** A block ready for its page: long texts as elements, and the rows to which it refers. */
async function showBlock(client: SchoolClient, block: Block, language: Language) {
  switch (block.kind) {
    case "text": {
      const { body, ...rest } = block;
      return { ...rest, nodes: readRichText(body) };
    }
    case "picture":
      return { ...block, focus: focusOf(block.picture) };
    case "pictures":
      return {
        ...block,
        pictures: block.pictures.map((each) => ({ ...each, focus: focusOf(each.picture) })),
      };
    case "table": {
      const [head = [], ...rows] = cellsOf(block.rows);
      return { ...block, head, rows };
    }
    case "questions":
      return {
        ...block,
        questions: block.questions.map(({ question, answer }) => ({
          question,
          nodes: readRichText(answer),
        })),
      };
    case "documents": {
      const { document_ids, ...rest } = block;
      return { ...rest, documents: await listDocuments(client, document_ids, language) };
    }
    case "events": {
      const filter = { when: "coming", category: null, after: null, before: null } as const;
      const { campus } = block;
      const { events } = await listEvents(client, { ...filter, campus }, mostEvents, language);
      return { ...block, events };
    }
    case "notices": {
      const filter = { campus: block.campus };
      const { notices } = await listNotices(client, { limit: mostNotices, filter }, language);
      return { ...block, notices };
    }
    default:
      return block;
  }
}

export type ShownBlock = Awaited<ReturnType<typeof showBlock>>;

/** A shown block of one kind. */
export type BlockOf<Kind extends ShownBlock["kind"]> = Extract<ShownBlock, { kind: Kind }>;

/**
 * Blocks ready for their page, in order, without videos that wait for a mark or a consent. Throws the
 * service's error.
 */
export async function showBlocks(
  client: SchoolClient,
  blocks: readonly Block[],
  language: Language,
): Promise<ShownBlock[]> {
  const videos = blocks.flatMap((block) => (block.kind === "video" ? [block.video] : []));
  const clear = videos.length > 0 ? await listShownVideos(client, videos) : [];
  const shown = blocks.filter((block) => block.kind !== "video" || clear.includes(block.video));
  return Promise.all(shown.map((block) => showBlock(client, block, language)));
}
