import reportTexts from "messages:admin/consents/report";
import { ArrowLeft } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";

/** The head of a page that lists the rows behind a number of the report. */
export function ReportRowsHead({ title, lead }: { title: string; lead: string }) {
  return (
    <AdminHead
      title={title}
      lead={lead}
      above={
        <QuietLink to="/admin/consents/report" icon={ArrowLeft}>
          {useTexts(reportTexts).title}
        </QuietLink>
      }
    />
  );
}
