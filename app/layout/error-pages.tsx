import errorPagesTexts from "messages:layout/errorPages";
import { lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useTexts } from "../language/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
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

// Hardly anybody needs it, and every page has this file.
const UnsentForm = lazy(() => import("./unsent-form.tsx"));

/**
 * A page that cannot be shown: what is the matter, what happens next, and one way on. Where a form was
 * sent to it, that form instead (docs/decisions/public-forms.md).
 */
export function FailedPage({
  title,
  wayOn,
  children,
}: {
  title: string;
  /** `reload` asks the server for that page anew instead of showing it from what is loaded. */
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
      <EmptyState
        heading="h1"
        title={title}
        action={
          <ButtonLink to={wayOn.to} variant="outline2" reloadDocument={wayOn.reload}>
            {wayOn.label}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** What was typed into the form that takePublicForm could not have kept. */
function valuesIn(error: unknown): Record<string, string> | undefined {
  return isRouteErrorResponse(error) && error.status === 503 ? error.data?.values : undefined;
}
