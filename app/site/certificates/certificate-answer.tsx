import certificatesTexts from "messages:site/certificates/certificates";
import { useEffect, useRef } from "react";
import { campusName } from "../../../data/school/campuses.ts";
import type { TransferCertificate } from "../../../data/school/transfer-certificates.ts";
import { useLanguage } from "../../language/language.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";

/** What the register says: the certificate, or that there is none, without saying what was wrong. */
export function CertificateAnswer({
  found,
  className,
}: {
  found: TransferCertificate | null;
  className: string;
}) {
  const { school } = useSharedData();
  const language = useLanguage();
  const t = certificatesTexts[language];
  const answer = useRef<HTMLElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <section ref={answer} tabIndex={-1} aria-labelledby="answer-title" className={className}>
      <h2 id="answer-title" className="mb-5 border-t-2 border-ink pt-4 text-h3">
        {t.answer}
      </h2>
      {found ? (
        <>
          <Notice
            kind={found.status === "valid" ? "good" : "warn"}
            title={t[found.status as "valid" | "replaced" | "cancelled"]}
          />
          <dl className="mt-5">
            {factsOf(found, t.facts, language).map(([label, value]) => (
              <div
                key={label}
                className="grid gap-x-gap border-b border-line py-3 sm:grid-cols-[12rem_1fr]"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="numbers font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <Notice kind="warn" title={t.none}>
          <p>
            {t.noneNext} <span className="numbers whitespace-nowrap">{school.phone}</span>
          </p>
        </Notice>
      )}
    </section>
  );
}

type Words = (typeof certificatesTexts)["en"]["facts"];

function factsOf(found: TransferCertificate, words: Words, language: "en" | "hi") {
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
