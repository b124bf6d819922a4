import boardTexts from "messages:admin/applications/board";
import { SquareKanban } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { QuietLink } from "../frame/page-parts.tsx";

/** From the list of applications to their board. */
export function BoardLink() {
  return (
    <QuietLink to="/admin/applications/board" icon={SquareKanban}>
      {useTexts(boardTexts).link}
    </QuietLink>
  );
}
