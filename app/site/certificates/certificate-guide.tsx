import certificatesTexts from "messages:site/certificates/certificates";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Status } from "../../ui/status.tsx";
import "./certificates.css";

const outcomes = [
  { id: "valid", kind: "good" },
  { id: "replaced", kind: "waiting" },
  { id: "cancelled", kind: "bad" },
] as const;

/** Before the first question: where the number stands, and what an answer means for whoever asks. */
export function CertificateGuide({ className }: { className: string }) {
  const t = useTexts(certificatesTexts);
  return (
    <section aria-labelledby="answers" className={className}>
      <h2 id="answers" className="mb-5 border-t-2 border-ink pt-4 text-h3">
        {t.outcomes}
      </h2>
      <div className="certificate-guide">
        <Specimen />
        <dl>
          {outcomes.map(({ id, kind }) => (
            <div key={id} className="border-b border-line py-3 first:pt-0">
              <dt>
                <Status kind={kind}>{t.outcome[id].name}</Status>
              </dt>
              <dd className="mt-1.5 text-ink-2">{t.outcome[id].meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The paper as a drawing; its words are those of the field beside it. */
function Specimen() {
  const { school } = useSharedData();
  const t = useTexts(certificatesTexts);
  return (
    <div className="specimen" aria-hidden>
      <p className="specimen-head">
        <span>{school.name}</span>
        <span className="specimen-number">TC/2026/014</span>
      </p>
      <p className="specimen-title">{t.paper}</p>
      <svg viewBox="0 0 100 64" className="specimen-lines" aria-hidden>
        <path d="M0 2h58M0 14h82M0 26h70M0 38h88M68 62h32" />
      </svg>
    </div>
  );
}
