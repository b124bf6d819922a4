import { createContext, useContext } from "react";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { blockPart } from "../../pencils/edited-parts.ts";

/** The page that the blocks belong to. */
export const OwnPageId = createContext("");

/** The mark of a block, for the attribute `data-edit`. */
export function useBlockMark(id: string): string | undefined {
  const edit = useEditMark();
  const page = useContext(OwnPageId);
  return edit?.("pages", page, blockPart(id));
}
