import adminTexts from "messages:admin/admin/admin";
import factorRemovalTexts from "messages:admin/people/factorRemoval";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { removeSecondFactor } from "../../../data/accounts/factor-removal.ts";
import { useSession } from "../../account/session.tsx";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { useOfficeRights } from "../office-rights.ts";
import { staffKey } from "../query-keys.ts";

/**
 * Removes the second factor of a person (a user id) who has lost it; for administrators, and never for
 * oneself. docs/decisions/second-factor.md
 */
export function FactorRemoval({ person, name }: { person: string; name: string }) {
  const t = useTexts(factorRemovalTexts);
  const admin = useTexts(adminTexts);
  const { user } = useSession();
  const rights = useOfficeRights();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  if (rights?.role !== "administrator" || user?.id === person) return null;
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await removeSecondFactor(await getBackend(), person);
      showToast({ message: t.removed });
      await queries.invalidateQueries({ queryKey: staffKey });
    } catch (failure) {
      const { code = "" } = failure as { code?: string };
      const said = code in t.refusals && t.refusals[code as keyof typeof t.refusals];
      showToast({ message: said || failureSentence(failure, admin) });
    }
    setBusy(false);
  };
  return (
    <div>
      <Button variant="redOutline" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question(name)}
        confirm={t.remove}
        cancel={t.cancel}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t.fact(name)}</p>
      </ConfirmDialog>
    </div>
  );
}
