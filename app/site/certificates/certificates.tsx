import certificatesTexts from "messages:site/certificates/certificates";
import { useEffect, useRef } from "react";
import { data } from "react-router";
import type { Language } from "../../../data/languages.ts";
import { campusName } from "../../../data/school/campuses.ts";
import {
  type CertificateQuestion,
  certificateQuestionSchema,
  findTransferCertificate,
  type TransferCertificate,
} from "../../../data/school/transfer-certificates.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import type { Route } from "./+types/certificates";
import { CertificateGuide } from "./certificate-guide.tsx";
import { CertificateEmblem, DrawnRing, DrawnSeal } from "./drawn-certificate.tsx";
import "./certificates.css";

/** The answer appears on the page itself, so that the question enters no address and no history. */
export async function action(call: Route.ActionArgs) {
  let found: TransferCertificate | null = null;
  let asked: CertificateQuestion | undefined;
  const { reference, refusal } = await takePublicForm(call, {
    form: "certificates",
    prefix: "TCL",
    schema: certificateQuestionSchema,
    async save(question, { supabase }) {
      asked = question;
      found = await findTransferCertificate(supabase, question);
      return crypto.randomUUID();
    },
  });
  return (
    refusal ??
    data({
      refused: undefined,
      found: found as TransferCertificate | null,
      asked: reference,
      // One mistyped sign is corrected, not everything typed again.
      values: found ? undefined : (asked as CertificateQuestion | undefined),
    })
  );
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(certificatesTexts[metaLanguage(page)], page);

export default function Certificates({ actionData }: Route.ComponentProps) {
  const t = useTexts(certificatesTexts);
  const answered = actionData && "asked" in actionData ? actionData : undefined;
  const refused = actionData && !("asked" in actionData) ? actionData : undefined;
  const field = (name: keyof CertificateQuestion) => ({
    name,
    defaultValue: (refused ?? answered)?.values?.[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="certificate-desk mt-8 lg:mt-10">
        <div className="page columns-12 gap-y-12">
          <section
            aria-labelledby="look-up"
            className="certificate-paper col-span-full lg:col-span-7"
          >
            <div className="frame">
              <SentForm
                key={answered?.asked}
                id="certificate"
                to="/certificates"
                refused={refused}
                send={t.send}
                proven
              >
                <div className="certificate-head">
                  <CertificateEmblem />
                  <h2 id="look-up">{t.form}</h2>
                </div>
                <div className="certificate-number">
                  <DrawnRing />
                  <Field
                    label={t.number}
                    {...field("certificate_no")}
                    hint={t.numberHint}
                    autoComplete="off"
                    spellCheck={false}
                  />
                </div>
                <div aria-hidden className="certificate-lines wide" />
                <Field label={t.born} {...field("date_of_birth")} type="date" />
                <DrawnSeal />
              </SentForm>
              <p className="mt-5 text-small text-ink-2">{t.privacy}</p>
            </div>
          </section>
          {answered ? (
            <CertificateAnswer key={answered.asked} found={answered.found} />
          ) : (
            <CertificateGuide />
          )}
        </div>
      </div>
    </>
  );
}

/** The result: the certificate, or that there is none, without saying which part was wrong. */
function CertificateAnswer({ found }: { found: TransferCertificate | null }) {
  const edit = useEditMark();
  const { school } = useSharedData();
  const language = useLanguage();
  const t = certificatesTexts[language];
  const answer = useRef<HTMLElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <section
      ref={answer}
      tabIndex={-1}
      aria-labelledby="answer-title"
      className="certificate-paper col-span-full self-start lg:col-span-5"
    >
      <div className="frame">
        <h2 id="answer-title" className="mb-5 text-h3">
          {t.answer}
        </h2>
        {found ? (
          <>
            <Notice
              kind={found.status === "valid" ? "good" : "warn"}
              title={t[found.status as "valid" | "replaced" | "cancelled"]}
            />
            <dl data-edit={edit?.("certificates", found.number)} className="mt-5">
              {factsOf(found, t.facts, language).map(([label, value]) => (
                <div
                  key={label}
                  className="grid gap-x-gap border-b border-line py-3 sm:grid-cols-[9rem_1fr]"
                >
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="numbers font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <Notice kind="warn" title={t.none}>
            <p data-edit={edit?.("content", "school", "phone")}>
              {t.noneNext} <PhoneLink phone={school.phone} />
            </p>
          </Notice>
        )}
      </div>
    </section>
  );
}

type Words = (typeof certificatesTexts)["en"]["facts"];

function factsOf(found: TransferCertificate, words: Words, language: Language) {
  const facts: [string, string | null][] = [
    [words.number, found.number],
    [words.student, found.student_name],
    [words.admission, found.admission_no],
    [words.campus, campusName(found.campus, language)],
    [words.class, found.class_left],
    [words.left, fullDate(found.left_on, language)],
    [words.issued, fullDate(found.issued_on, language)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
