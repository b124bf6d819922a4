import boardTexts from "messages:admin/applications/board";
import paymentsTexts from "messages:admin/applications/payments";
import seatsTexts from "messages:admin/applications/seats";
import writeTexts from "messages:admin/applications/write";
import { Armchair, Mails, ReceiptIndianRupee, SquareKanban } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { QuietLink } from "../frame/page-parts.tsx";

/** Links from the list of applications to work on many of them. */
export function ApplicationLinks() {
  return (
    <>
      <QuietLink to="/admin/applications/board" icon={SquareKanban}>
        {useTexts(boardTexts).link}
      </QuietLink>
      <QuietLink to="/admin/applications/write" icon={Mails}>
        {useTexts(writeTexts).link}
      </QuietLink>
      <QuietLink to="/admin/applications/seats" icon={Armchair}>
        {useTexts(seatsTexts).link}
      </QuietLink>
      <QuietLink to="/admin/applications/payments" icon={ReceiptIndianRupee}>
        {useTexts(paymentsTexts).link}
      </QuietLink>
    </>
  );
}
