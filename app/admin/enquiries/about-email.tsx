import adminTexts from "messages:admin/admin/admin";
import words from "messages:admin/enquiries/aboutEmail";
import { useQueryClient } from "@tanstack/react-query";
import { resendMail } from "../../../data/office/enquiry-answers.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Facts } from "../frame/facts.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { EmailState, emailKind, momentOf, outgoingMail } from "../resources/outgoing-mail.tsx";
import "../people/people.css";

/**
 * The state of an email, and a retry. Its content is not shown, because it may hold a personal
 * link.
 */
export function AboutEmail({ row }: { row: ManagedRow }) {
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
      showToast({ message: failureSentence(failure, shared) });
    }
  };
  return (
    <div className="about-row">
      <Facts
        of={[
          [columns.template ?? "", emailKind(row, language)],
          [columns.state ?? "", <EmailState key="state" row={row} />],
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
