import stepsTexts from "messages:site/admissions/steps";
import { useTexts } from "../../../language/texts.ts";
import { PictureImage } from "../../../ui/picture.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";
import "./apply.css";

/** The pages of an application, in their order; the first begins it. */
export const applicationPages = ["you", "child", "more", "documents", "check"] as const;

export type ApplicationPage = (typeof applicationPages)[number];

/**
 * Where in the application one is, with ways back to the pages that can still be changed. Above each page stands
 * what it adds to the satchel.
 */
export function ApplicationSteps({
  at,
  to,
}: {
  at: ApplicationPage;
  /** The address of a page behind the first, once the application has begun. */
  to?: (page: ApplicationPage) => string;
}) {
  const t = useTexts(stepsTexts);
  const place = applicationPages.indexOf(at);
  return (
    <nav aria-label={t.label} className="apply-steps numbers">
      <div className="print still no-print">
        <PictureImage
          src={`/prints/scenes/satchel-${place + 1}.svg`}
          alt=""
          width={1600}
          height={440}
          first
        />
      </div>
      <p>{t.now({ page: place + 1, pages: applicationPages.length })}</p>
      <ol>
        {applicationPages.map((page, index) => (
          <li
            key={page}
            data-passed={index < place || undefined}
            aria-current={page === at ? "step" : undefined}
          >
            {to && page !== "you" && index < place ? (
              <SiteLink to={to(page)} prefetch="none">
                <span>{t.names[page]}</span>
              </SiteLink>
            ) : (
              <span>{t.names[page]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
