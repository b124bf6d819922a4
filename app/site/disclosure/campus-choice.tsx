import disclosureTexts from "messages:site/disclosure/disclosure";
import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

/** One campus at a time: each is a school to the board, with a number and papers of its own. */
export function CampusChoice({ chosen }: { chosen: string }) {
  const t = useTexts(disclosureTexts);
  const [first] = campuses;
  return (
    <nav aria-label={t.campus} className="mt-7 border-y border-line border-t-2 border-t-ink">
      <ul className="grid sm:grid-cols-3">
        {listIn(campuses, useLanguage()).map(({ id }) => (
          <li
            key={id}
            className="border-line not-last:border-b sm:not-last:border-r sm:not-last:border-b-0"
          >
            <SiteLink
              to={id === first.id ? "/disclosure" : `/disclosure?campus=${id}`}
              aria-current={id === chosen ? "true" : undefined}
              preventScrollReset
              className="flex min-h-14 items-center px-4 text-h4 hover:bg-paper-sunk aria-[current]:bg-pine-800 aria-[current]:text-paper"
            >
              <CampusMark campus={id} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
