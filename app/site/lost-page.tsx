import errorPagesTexts from "messages:layout/errorPages";
import { Form, useLocation } from "react-router";
import { likelyPages } from "../../data/pages/likely-pages.ts";
import { pageName } from "../../data/pages/page-names.ts";
import type { PagePath } from "../../data/pages/site-map.ts";
import { useLanguage } from "../language/language.ts";
import { pageTitle } from "../layout/page-meta.ts";
import { useSharedData } from "../layout/shared-data.ts";
import forms from "../styles/forms.css?url";
import { useHydrated } from "../ui/browser-state.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import styles from "./lost-page.css?url";

/** What most visitors who took a wrong turn were looking for. */
const askedForMost = ["/admissions", "/calendar", "/notices", "/campuses", "/contact"] as const;
const signs = 5;

/** A wrong address (docs/requirements.md R2.4): the search, and a signpost where the path ends among the hills. */
export default function LostPage() {
  const language = useLanguage();
  const { school } = useSharedData();
  const t = errorPagesTexts[language].notFound;
  return (
    <>
      <title>{pageTitle(t.title, school.name)}</title>
      <meta name="robots" content="noindex" />
      {/* The sheets of a lazy part are not in the server's answer unless they are named. */}
      <link rel="stylesheet" href={forms} precedence="default" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="lost-page">
        <div className="page lost-page-words">
          <div role="alert">
            <h1>{t.title}</h1>
            <p className="mt-5 max-w-136 text-lead text-ink-2">{t.fact}</p>
            <p className="mt-1 max-w-136 text-lead text-ink-2">{t.sign}</p>
          </div>
          <Form
            method="get"
            action="/search"
            role="search"
            className="mt-8 grid max-w-136 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Field label={t.search} name="q" type="search" />
            <Button type="submit" variant="outline2">
              {t.find}
            </Button>
          </Form>
          <ButtonLink to="/" className="mt-6">
            {t.goHome}
          </ButtonLink>
        </div>
        <Signpost />
        {/* Its ground is the footer’s, on which it stands. */}
        <img
          src="/prints/scenes/path-ends.svg"
          alt=""
          width={2000}
          height={600}
          className="lost-page-hills"
        />
      </div>
    </>
  );
}

/** The ways on as boards of a post: first what the words of the address may have meant, then what most ask for. */
function Signpost() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const t = errorPagesTexts[language].notFound;
  // The server has one page for all wrong addresses (server/page-cache/address.ts): it does not know this one.
  const likely = useHydrated() ? likelyPages(pathname, language, 3) : [];
  const ways = [...new Set<PagePath>([...likely, ...askedForMost])].slice(0, signs);
  return (
    <nav aria-label={t.ways} className="signpost">
      <ul>
        {ways.map((path) => (
          <li key={path} data-likely={likely.includes(path) || undefined}>
            <SiteLink to={path} className="sign">
              {likely.includes(path) && <span className="text-small">{`${t.perhaps} `}</span>}
              <span className="sign-name">{pageName(path, language)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
