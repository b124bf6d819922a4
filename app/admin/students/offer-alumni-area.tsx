import adminTexts from "messages:admin/admin/admin";
import graduateTexts from "messages:admin/students/graduates";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { offerAlumniArea } from "../../../data/consent/alumni-offer.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";

/** Writes to the families of recent graduates, of one campus or of all. */
export function OfferAlumniArea({ campus }: { campus: string | null }) {
  const language = useLanguage();
  const t = useTexts(graduateTexts);
  const admin = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const offer = async () => {
    setAsking(false);
    try {
      const { written, unreached } = await offerAlumniArea(await getBackend(), campus);
      showToast({ message: t.written({ written, unreached }) });
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
    await queries.invalidateQueries({ queryKey: rowsKey("students") });
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t.write}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question}
        confirm={t.write}
        cancel={admin.cancel}
        variant="primary"
        onConfirm={() => void offer()}
        onClose={() => setAsking(false)}
      >
        <p>{t.fact}</p>
        <p className="mt-3">{campus ? campusName(campus, language) : t.everyCampus}</p>
      </ConfirmDialog>
    </>
  );
}
