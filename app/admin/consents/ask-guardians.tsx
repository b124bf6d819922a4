import adminTexts from "messages:admin/admin/admin";
import listTexts from "messages:admin/consents/consents";
import { useState } from "react";
import { askGuardians } from "../../../data/consent/asking.ts";
import type { ConsentQuestion } from "../../../data/consent/consents.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";

/**
 * Writes to the guardians of the children of the list's campus and class; its other filters do not count.
 */
export function AskGuardians({ of_campus, of_class }: ConsentQuestion) {
  const language = useLanguage();
  const t = useTexts(listTexts);
  const admin = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const ask = async () => {
    setAsking(false);
    try {
      const chosen = { ...(of_campus && { of_campus }), ...(of_class && { of_class }) };
      const { asked, without_mailbox } = await askGuardians(await getBackend(), chosen);
      showToast({ message: t.asked({ asked, missing: without_mailbox }) });
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t.ask}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.askQuestion}
        confirm={t.ask}
        cancel={admin.cancel}
        onConfirm={() => void ask()}
        onClose={() => setAsking(false)}
      >
        <p>{t.askFact}</p>
        <p className="mt-3">
          {t.askChosen({
            campus: of_campus ? campusName(of_campus, language) : t.everyCampus,
            grade: of_class ? gradeIn(of_class, language) : t.everyClass,
          })}
        </p>
      </ConfirmDialog>
    </>
  );
}
