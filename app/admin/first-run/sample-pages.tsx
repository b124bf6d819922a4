import sampleTexts from "messages:admin/first-run/sampleSchool";
import { keyOfPage, type listContentStates } from "../../../data/office/site-content.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { contentPages } from "../content/content-pages.ts";

type States = Awaited<ReturnType<typeof listContentStates>>;

/** The pages that lose their words with the sample school, or have none yet, with links to write them. */
export function SamplePages({ states, isGone }: { states: States; isGone: boolean }) {
  const language = useLanguage();
  const t = useTexts(sampleTexts);
  const keys = states.filter(({ is_sample }) => !isGone && is_sample).map(({ key }) => key);
  const written = new Set(states.map(({ key }) => key));
  const pages = contentPages().filter(({ key }) =>
    isGone ? !written.has(key) : keys.some((one) => keyOfPage(one) === key),
  );
  if (pages.length === 0) return null;
  const title = (isGone ? t.unwritten : t.pages)(pages.length);
  return (
    <section aria-label={title} className="about-row">
      <h2>{title}</h2>
      <p className="admin-lead">{isGone ? t.unwrittenFact : t.pagesFact}</p>
      <ul className="sample-pages">
        {pages.map(({ key, name }) => (
          <li key={key}>
            <SiteLink to={`/admin/content/${key}`} className="admin-quiet-link">
              {name(language)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
