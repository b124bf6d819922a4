import alumniTexts from "messages:site/alumni/alumni";
import { batchYears } from "../../../data/alumni/batch-years.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import "./batch-lights.css";

/** A string of lights with one for each batch that has left, which leads to the page of that batch. */
export function BatchLights({ first }: { first: number }) {
  const t = useTexts(alumniTexts);
  return (
    <section
      aria-labelledby="batches"
      className="on-pine bg-pine-950 pt-12 pb-8 text-paper lg:pt-16 lg:pb-10"
    >
      <div className="page flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h2 id="batches">{t.batches.title}</h2>
        <p className="max-w-104 text-pine-200">{t.batches.text}</p>
      </div>
      <div className="page">
        <ol className="batch-lights numbers">
          {batchYears(first)
            .toReversed()
            .map((year) => (
              <li key={year}>
                <SiteLink to={`/alumni/batches/${year}`} prefetch="none">
                  <Cord />
                  <span className="batch-light" />
                  <span className="sr-only">{t.batches.of} </span>
                  {year}
                </SiteLink>
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}

/** The cord that a light hangs on. It meets those of its neighbours at both ends, whatever its length. */
function Cord() {
  return (
    <svg viewBox="0 0 72 40" preserveAspectRatio="none" aria-hidden>
      <path d="M0 2Q36 74 72 2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
