import type { NodeViewRenderer } from "@tiptap/core";
import { readMediaAddress } from "../../../../data/gallery/media-addresses.ts";
import { loadMark } from "../../marks/mark-queries.ts";
import { fetchHeldPicture, fileOf } from "../../media/office-picture.tsx";

/** A picture in the editor, as the office sees it: a hidden one is fetched with the colleague's token. */
export const viewPicture: NodeViewRenderer = ({ node }) => {
  const { src, alt, width, height } = node.attrs as Partial<Record<string, string>>;
  const image = Object.assign(document.createElement("img"), { alt: alt ?? "" });
  if (width) image.width = Number(width);
  if (height) image.height = Number(height);
  let isGone = false;
  let made: string | undefined;
  const show = async () => {
    const upload = readMediaAddress(src ?? "");
    const mark = upload && (await loadMark(upload.id).catch(() => null));
    const held = mark?.withheld && (await fetchHeldPicture(fileOf(src ?? "", 960)));
    if (isGone) return;
    if (held) made = URL.createObjectURL(held);
    image.src = made ?? src ?? "";
  };
  void show();
  return {
    dom: image,
    ignoreMutation: () => true,
    destroy() {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    },
  };
};
