import type { Story } from "../../../data/news/story.ts";
import type { RichElement, RichNode } from "../../../data/pages/rich-text.ts";
import { RichText, RichWords } from "../../ui/rich-text.tsx";
import { isQuotation } from "./said.ts";

/** Up to so many letters of words are about as high as an upright picture beside them. */
const asHighAsPicture = 1200;

/** Whether the first picture stands beside the words: an upright or square one beside few of them. */
export function standsBeside({ bodyNodes, bodyText }: Story): boolean {
  const first = bodyNodes.find((node) => typeof node !== "string" && node.tag === "img");
  if (!first || typeof first === "string" || bodyText.length > asHighAsPicture) return false;
  const { width = 1600, height = 1000 } = first.attributes;
  return Number(width) <= Number(height);
}

/** The words of a story; what somebody said at its end is large. */
export function StoryText({ nodes }: { nodes: readonly RichNode[] }) {
  const last = nodes.at(-1);
  if (!last || !isSaid(last)) return <RichText nodes={nodes} />;
  return (
    <>
      <RichText nodes={nodes.slice(0, -1)} />
      <p className="story-said">
        <RichWords nodes={last.children} />
      </p>
    </>
  );
}

function isSaid(node: RichNode): node is RichElement {
  return typeof node !== "string" && node.tag === "p" && isQuotation(lettersOf(node).trim());
}

function lettersOf(node: RichNode): string {
  return typeof node === "string" ? node : node.children.map(lettersOf).join("");
}
