import certificatesTexts from "messages:site/certificates/certificates";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";

const outcomes = [
  { id: "valid", kind: "good" },
  { id: "replaced", kind: "waiting" },
  { id: "cancelled", kind: "bad" },
] as const;

type Outcome = (typeof outcomes)[number]["id"];

/** Before the first question: what each answer means. */
export function CertificateGuide() {
  const t = useTexts(certificatesTexts);
  return (
    <section
      aria-labelledby="answers"
      className="certificate-answers on-pine col-span-full text-paper lg:col-start-9"
    >
      <h2 id="answers" className="text-h3">
        {t.outcomes}
      </h2>
      <dl>
        {outcomes.map(({ id, kind }) => (
          <div key={id}>
            <dt>
              <Status kind={kind}>{t.outcome[id].name}</Status>
            </dt>
            <dd className="meaning">{t.outcome[id].meaning}</dd>
            <dd className="drawn">
              <DrawnPaper outcome={id} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A certificate in the state that the words beside it name. */
function DrawnPaper({ outcome }: { outcome: Outcome }) {
  return (
    <svg aria-hidden viewBox="24 8 80 98" className="block w-full">
      {outcome === "replaced" && (
        <>
          <path d="M28 18 88 12l7 78-60 6z" className="fill-pine-400" />
          <path d="M40 20h58v84H40z" className="fill-pine-900" />
        </>
      )}
      <Sheet />
      {outcome === "valid" && (
        <>
          <path d="M50 70c6-4 14-1 15 6s-4 13-11 12-12-13-4-18Z" className="fill-success" />
          <path d="m52 79 4 4 7-9" fill="none" strokeWidth="3" className="stroke-paper" />
        </>
      )}
      {outcome === "cancelled" && (
        <path
          d="m40 26 54 66M95 24 41 90"
          fill="none"
          strokeWidth="5"
          className="stroke-brick-500"
        />
      )}
    </svg>
  );
}

function Sheet() {
  return (
    <>
      <path d="M36 14h60v84H36z" className="fill-paper-raised" />
      <path d="M46 21h11v11H46z" className="fill-pine-800" />
      <path
        d="M48 42h36M45 51h42M45 58h40M45 65h42M74 84c4-5 5 3 8-1s4-1 7-1"
        fill="none"
        strokeWidth="2.5"
        className="stroke-pine-300"
      />
    </>
  );
}
