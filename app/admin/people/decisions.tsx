import adminTexts from "messages:admin/admin/admin";
import alumniOfficeTexts from "messages:admin/people/alumniOffice";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type AlumniDecision, decideAlumni, needsReason } from "../../../data/alumni/office.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { failureSentence } from "../frame/failures.ts";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../row-queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Decides on people and says what came of it; everything about alumni is asked anew afterwards. */
export function useDecide() {
  const t = useTexts(alumniOfficeTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  return async (people: string[], decision: AlumniDecision, reason?: string) => {
    try {
      const count = await decideAlumni(await getBackend(), people, decision, reason);
      showToast({ message: count > 0 ? t.done[decision](count) : t.changedMeanwhile });
      await queries.invalidateQueries({ queryKey: rowsKey("alumni_profiles") });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) ?? t.failed });
    }
  };
}

/** The decisions that are open about one person; those that need a reason ask for it. */
export function Decisions({
  person,
  decisions,
}: {
  person: { id: string; full_name: string };
  decisions: readonly AlumniDecision[];
}) {
  const t = useTexts(alumniOfficeTexts);
  const decide = useDecide();
  const [asked, setAsked] = useState<"reject" | "suspend" | "delete">();
  const [isBusy, setBusy] = useState(false);
  const run = async (decision: AlumniDecision, reason?: string) => {
    setAsked(undefined);
    setBusy(true);
    await decide([person.id], decision, reason);
    setBusy(false);
  };
  return (
    <div className="decisions">
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={needsReason(decision) ? "redOutline" : "primary"}
          disabled={isBusy}
          onClick={() =>
            decision === "reject" || decision === "suspend" || decision === "delete"
              ? setAsked(decision)
              : void run(decision)
          }
        >
          {t.decisions[decision]}
        </Button>
      ))}
      <ReasonDialog
        isOpen={asked !== undefined}
        title={asked ? t.questions[asked](person.full_name) : ""}
        fact={asked ? t.facts[asked] : ""}
        confirm={asked ? t.decisions[asked] : ""}
        words={t}
        onConfirm={(reason) => asked && void run(asked, reason)}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}
