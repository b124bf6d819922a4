import errorPagesTexts from "messages:layout/errorPages";
import { useTexts } from "../language/texts.ts";
import { FailedPage } from "./failed-page.tsx";
import { pageTitle } from "./page-meta.ts";
import { useSharedData } from "./shared-data.ts";

/** Unknown paths, and ids that stand for nothing. docs/requirements.md R2.4. */
export function NotFound() {
  const { school } = useSharedData();
  const t = useTexts(errorPagesTexts).notFound;
  return (
    <>
      <title>{pageTitle(t.title, school.name)}</title>
      <meta name="robots" content="noindex" />
      <FailedPage title={t.title} wayOn={{ to: "/", label: t.goHome }}>
        <p>{t.fact}</p>
        <p>{t.next}</p>
      </FailedPage>
    </>
  );
}

/** The last resort when a page fails. docs/requirements.md R2.8. */
export function SomethingWentWrong() {
  const { school } = useSharedData();
  const t = useTexts(errorPagesTexts).failed;
  return (
    <>
      <title>{pageTitle(t.title, school.name)}</title>
      <FailedPage
        title={t.heading}
        wayOn={{ to: "/admin/dashboard", label: t.wayOn, reload: true }}
      >
        <p>{t.fact}</p>
        <p>{t.next}</p>
      </FailedPage>
    </>
  );
}
