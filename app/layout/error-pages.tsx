import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Unknown paths, and ids that stand for nothing. Spec section 2, unknown paths. */
export function NotFound() {
  return (
    <div className="page py-16 lg:py-24">
      <title>Page Not Found</title>
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
  return (
    <div className="page py-16 lg:py-24" role="alert">
      <title>Oops! Something went wrong</title>
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
