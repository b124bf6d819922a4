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
      <PathThatEnds />
    </>
  );
}

/** The ranges above the footer, whose ground they stand on; a dotted path stops at a signpost. */
function PathThatEnds() {
  return (
    <svg
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="mt-4 -mb-px block h-48 w-full sm:h-64 lg:h-75"
    >
      <circle cx="1010" cy="112" r="52" className="fill-saffron-300" />
      <path
        d="M0 190 120 150 210 168 340 96 450 150 560 122 690 64 800 132 920 100 1040 152 1160 84 1290 140 1440 108V300H0Z"
        className="fill-pine-200"
      />
      <path
        d="M0 214 150 196 280 218 420 168 560 214 700 178 860 206 1000 172 1150 216 1300 180 1440 206V300H0Z"
        className="fill-pine-400"
      />
      <path
        d="M0 250 180 232 380 254 600 222 820 248 1040 226 1240 252 1440 236V300H0Z"
        className="fill-pine-700"
      />
      <path d="M0 284Q360 262 720 276T1440 270V300H0Z" className="fill-pine-950" />
      <path
        d="M560 292C600 262 690 272 720 254S690 228 742 216 800 200 790 190"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 14"
        className="stroke-saffron-200"
      />
      <path d="M796 190V128" strokeWidth="6" strokeLinecap="round" className="stroke-ink" />
      <path d="M768 134H826L838 144 826 154H768Z" className="fill-saffron-400" />
      <path d="M824 158H772L760 167 772 176H824Z" className="fill-paper-raised" />
    </svg>
  );
}
