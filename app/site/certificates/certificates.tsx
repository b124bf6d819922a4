import certificatesTexts from "messages:site/certificates/certificates";
import { data } from "react-router";
import {
  certificateQuestionSchema,
  findTransferCertificate,
  type TransferCertificate,
} from "../../../data/school/transfer-certificates.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import type { Route } from "./+types/certificates";
import { CertificateAnswer } from "./certificate-answer.tsx";
import { CertificateGuide } from "./certificate-guide.tsx";

/** Answers on the page itself: what was asked stands in no address and no history. */
export async function action(call: Route.ActionArgs) {
  let found: TransferCertificate | null = null;
  const { reference, refusal } = await takePublicForm(call, {
    form: "certificates",
    prefix: "TCL",
    schema: certificateQuestionSchema,
    async save(question, { supabase }) {
      found = await findTransferCertificate(supabase, question);
      return crypto.randomUUID();
    },
  });
  return (
    refusal ??
    data({ refused: undefined, found: found as TransferCertificate | null, asked: reference })
  );
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(certificatesTexts[metaLanguage(page)], page);

export default function Certificates({ actionData }: Route.ComponentProps) {
  const t = useTexts(certificatesTexts);
  const answered = actionData && "asked" in actionData ? actionData : undefined;
  const refused = actionData && !("asked" in actionData) ? actionData : undefined;
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page columns-12 gap-y-10 pt-8 pb-section lg:pt-12">
        <section aria-labelledby="look-up" className="col-span-full lg:col-span-5">
          <h2 id="look-up" className="mb-5 border-t-2 border-ink pt-4 text-h3">
            {t.form}
          </h2>
          <SentForm
            key={answered?.asked}
            id="certificate"
            to="/certificates"
            refused={refused}
            send={t.send}
            proven
          >
            <Field
              label={t.number}
              {...field("certificate_no")}
              hint={t.numberHint}
              autoComplete="off"
              spellCheck={false}
              className="wide"
            />
            <Field label={t.born} {...field("date_of_birth")} type="date" className="wide" />
          </SentForm>
          <p className="mt-5 text-small text-ink-2">{t.privacy}</p>
        </section>
        {answered ? (
          <CertificateAnswer
            key={answered.asked}
            found={answered.found}
            className="col-span-full lg:col-[7/-1]"
          />
        ) : (
          <CertificateGuide className="col-span-full lg:col-[7/-1]" />
        )}
      </div>
    </>
  );
}
