import adminTexts from "messages:admin/admin/admin";
import { useQueryClient } from "@tanstack/react-query";
import { resendMail } from "../../../data/office/enquiry-answers.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Facts } from "../frame/facts.tsx";
import { failureSentence } from "../frame/failures.ts";
import { useToast } from "../frame/toasts.tsx";
import { textOf } from "../resource.ts";
import { LetterState, letterKind, momentOf, outgoingMail } from "../resources/outgoing-mail.tsx";
import { rowsKey } from "../row-queries.ts";
import "../people/people.css";

const words = {
  en: {
    attempts: "Attempts",
    sent: "Sent",
    next: "Next attempt",
    resend: "Send again now",
    resent: "It is being sent again.",
    failed: "This did not work. Please try again.",
  },
  hi: {
    attempts: "प्रयास",
    sent: "भेजा गया",
    next: "अगला प्रयास",
    resend: "अभी फिर भेजें",
    resent: "फिर भेजा जा रहा है।",
    failed: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
  },
};

/**
 * The state of an email, and a retry. Its content is not shown, because it may hold a personal
 * link.
 */
export function AboutLetter({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = words[language];
  const shared = useTexts(adminTexts);
  const { columns } = outgoingMail.texts[language];
  const showToast = useToast();
  const queries = useQueryClient();
  const resend = async () => {
    try {
      await resendMail(await getBackend(), [row.id]);
      showToast({ message: t.resent });
      await queries.invalidateQueries({ queryKey: rowsKey("admin_mail") });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) ?? t.failed });
    }
  };
  return (
    <div className="about-row">
      <Facts
        of={[
          [columns.template ?? "", letterKind(row)],
          [columns.state ?? "", <LetterState key="state" row={row} />],
          [columns.when ?? "", momentOf(row.created_at, language)],
          [t.sent, momentOf(textOf(row, "sent_at"), language)],
          [t.attempts, textOf(row, "attempts")],
          [columns.why ?? "", textOf(row, "last_error")],
          [t.next, row.state === "waiting" && momentOf(textOf(row, "next_attempt_at"), language)],
        ]}
      />
      {row.state !== "sent" && (
        <div>
          <Button onClick={() => void resend()}>{t.resend}</Button>
        </div>
      )}
    </div>
  );
}
