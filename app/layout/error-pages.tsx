import errorPagesTexts from "messages:layout/errorPages";
import { lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useTexts } from "../language/texts.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { pageTitle } from "./page-meta.ts";
import { useSharedData } from "./shared-data.ts";

/** For unknown paths and ids of account pages; the public site has app/site/lost-page.tsx: docs/requirements.md R2.4. */
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

/** For pages that fail: docs/requirements.md R2.8. */
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

// Rarely needed, while every page loads this file.
const UnsentForm = lazy(() => import("./unsent-form.tsx"));

/**
 * A page that cannot be shown: why, what happens next, and one way on. If a form was being sent, the form
 * instead (docs/decisions/public-forms.md).
 */
export function FailedPage({
  title,
  wayOn,
  children,
}: {
  title: string;
  wayOn: { to: string; label: string; reload?: boolean };
  children: ReactNode;
}) {
  const unsent = valuesIn(useRouteError());
  if (unsent) {
    return (
      <div className="page py-16 lg:py-24" role="alert">
        <Suspense>
          <UnsentForm values={unsent} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="page py-16 lg:py-24" role="alert">
      <EmptyState heading="h1" title={title} wayOn={wayOn}>
        {children}
      </EmptyState>
    </div>
  );
}

/** The values of a form that takePublicForm could not save. */
function valuesIn(error: unknown): Record<string, string> | undefined {
  return isRouteErrorResponse(error) && error.status === 503 ? error.data?.values : undefined;
}
