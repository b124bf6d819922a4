import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { pageTitle } from "./page-meta.ts";
import { useSharedData } from "./shared-data.ts";

/** Unknown paths, and ids that stand for nothing. Spec section 2, unknown paths. */
export function NotFound() {
  const { school } = useSharedData();
  return (
    <div className="page py-16 lg:py-24">
      <title>{pageTitle("Page Not Found", school.name)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        title="Page Not Found"
        action={
          <ButtonLink to="/" variant="outline2">
            Go Home
          </ButtonLink>
        }
      >
        <p>The page you're looking for doesn't exist.</p>
        <p>The menu above and the links below lead to everything that does.</p>
      </EmptyState>
    </div>
  );
}

/** The last resort when a page fails. Spec section 2, error fallback page. */
export function SomethingWentWrong() {
  const { school } = useSharedData();
  return (
    <div className="page py-16 lg:py-24" role="alert">
      <title>{pageTitle("Oops! Something went wrong", school.name)}</title>
      <EmptyState
        heading="h1"
        title="Oops!"
        action={
          <ButtonLink to="/admin/dashboard" variant="outline2" reloadDocument>
            Return to Dashboard
          </ButtonLink>
        }
      >
        <p>Something went wrong</p>
        <p>
          Nothing you entered elsewhere is lost. Try again in a minute, or go back to the page
          before.
        </p>
      </EmptyState>
    </div>
  );
}
