import adminTexts from "messages:admin/admin/admin";
import proposalTexts from "messages:admin/proposals/proposals";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { decideProposal, type Proposal } from "../../../data/office/proposals.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { placeInForm } from "../form/field-values.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { ExposedPanel } from "../publishing/exposed-panel.tsx";
import type { Reason } from "../publishing/exposed-places.tsx";
import { useExposed } from "../publishing/use-exposed.ts";
import { proposalsKey, rowsKey } from "../query-keys.ts";
import type { Resource } from "../resource.ts";

/** An editor approves a proposal, or returns it with a comment. */
export function ProposalDecision({
  proposal,
  resource,
  title,
  canApprove,
}: {
  proposal: Proposal;
  resource: Resource;
  title: string;
  canApprove: boolean;
}) {
  const language = useLanguage();
  const t = useTexts(proposalTexts);
  const admin = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const word = useRef("");
  const showToast = useToast();
  const queries = useQueryClient();
  const exposed = useExposed();
  const decide = async (approve: boolean) => {
    exposed.drop();
    setAsking(false);
    setBusy(true);
    try {
      const done = await decideProposal(await getBackend(), proposal.id, approve, word.current);
      showToast({ message: done ? t.done[approve ? "approved" : "returned"] : t.stale });
    } catch (failure) {
      if (!exposed.take(failure, () => decide(approve)))
        showToast({ message: failureSentence(failure, admin, admin.saveFailed) });
    }
    await queries.invalidateQueries({ queryKey: rowsKey(resource.table) });
    await queries.invalidateQueries({ queryKey: proposalsKey });
    setBusy(false);
  };
  const explain = (reasons: Reason[]) =>
    void exposed
      .explain(reasons)
      .catch((failure) =>
        showToast({ message: failureSentence(failure, admin, admin.saveFailed) }),
      );
  return (
    <>
      {exposed.places && (
        <ExposedPanel
          places={exposed.places}
          nameOf={({ field }) => placeInForm(resource, field, language, admin)}
          explain={explain}
          isBusy={isBusy}
        />
      )}
      <div className="decisions">
        {canApprove && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t.approveOf(title)}
            onClick={() => void decide(true)}
          >
            {t.approve}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          aria-label={t.returnOf(title)}
          onClick={() => setAsking(true)}
        >
          {t.return}
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          title={t.returnQuestion(title)}
          confirm={t.return}
          cancel={admin.cancel}
          onConfirm={() => void decide(false)}
          onClose={() => setAsking(false)}
        >
          <Field
            as="textarea"
            name="word"
            rows={3}
            optional
            label={t.word}
            maxLength={1000}
            onChange={({ target }) => {
              word.current = target.value;
            }}
          />
        </ConfirmDialog>
      </div>
    </>
  );
}
