import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { renewMarks, useMarking } from "./mark-queries.ts";

/** Buttons that mark all these library pictures as showing no recognisable child, or a crowd. */
export function MarkSeveral({ ids, clear }: { ids: readonly string[]; clear: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const t = useTexts(marksTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const marking = useMarking();
  const mark = async (people: "nobody" | "crowd") => {
    setBusy(true);
    try {
      await marking(ids, { people, children: [] });
      showToast({ message: t.markedSeveral(ids.length) });
      clear();
      await renewMarks(queries);
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared, t.failed) });
    }
    setBusy(false);
  };
  if (ids.length === 0) return null;
  return (["nobody", "crowd"] as const).map((people) => (
    <Button
      key={people}
      variant="outline"
      size="small"
      disabled={isBusy}
      onClick={() => void mark(people)}
    >
      {t.markAs[people]}
    </Button>
  ));
}
