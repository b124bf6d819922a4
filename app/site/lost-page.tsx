import errorPagesTexts from "messages:layout/errorPages";
import { Form } from "react-router";
import { pageName } from "../../data/pages/page-names.ts";
import { useLanguage } from "../language/language.ts";
import { pageTitle } from "../layout/page-meta.ts";
import { useSharedData } from "../layout/shared-data.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { CutLink } from "../ui/site-link.tsx";

/** What most visitors who took a wrong turn were looking for. */
const askedForMost = ["/calendar", "/notices", "/admissions", "/campuses", "/contact"] as const;

/** A wrong address (docs/requirements.md R2.4): the search, the pages asked for most, and a path that ends among the hills. */
export default function LostPage() {
  const language = useLanguage();
  const { school } = useSharedData();
  const t = errorPagesTexts[language].notFound;
  return (
    <>
      <title>{pageTitle(t.title, school.name)}</title>
      <meta name="robots" content="noindex" />
      <div className="page pt-16 lg:pt-24">
        <div role="alert">
          <h1>{t.title}</h1>
          <p className="mt-5 max-w-160 text-lead text-ink-2">{t.fact}</p>
          <p className="max-w-160 text-ink-2">{t.next}</p>
        </div>
        <Form
          method="get"
          action="/search"
          role="search"
          className="mt-8 grid max-w-144 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <Field label={t.search} name="q" type="search" />
          <Button type="submit" variant="outline2">
            {t.find}
          </Button>
        </Form>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink to="/">{t.goHome}</ButtonLink>
          {askedForMost.map((path) => (
            <CutLink key={path} to={path}>
              {pageName(path, language)}
            </CutLink>
          ))}
        </div>
      </div>
      {/* Its ground is the footer’s, on which it stands. */}
      <img
        src="/prints/scenes/path-ends.svg"
        alt=""
        width={2000}
        height={600}
        className="mt-8 -mb-px h-56 w-full object-cover object-[62%_100%] sm:h-80 lg:h-110"
      />
    </>
  );
}
