import { FailedPage } from "./failed-page.tsx";
import { pageTitle } from "./page-meta.ts";
import { useSharedData } from "./shared-data.ts";

/** Unknown paths, and ids that stand for nothing. Spec section 2, unknown paths. */
export function NotFound() {
  const { school } = useSharedData();
  return (
    <>
      <title>{pageTitle("Page Not Found", school.name)}</title>
      <meta name="robots" content="noindex" />
      <FailedPage title="Page Not Found" wayOn={{ to: "/", label: "Go Home" }}>
        <p>The page you're looking for doesn't exist.</p>
        <p>The menu above and the links below lead to everything that does.</p>
      </FailedPage>
    </>
  );
}

/** The last resort when a page fails. Spec section 2, error fallback page. */
export function SomethingWentWrong() {
  const { school } = useSharedData();
  return (
    <>
      <title>{pageTitle("Oops! Something went wrong", school.name)}</title>
      <FailedPage
        title="Oops!"
        wayOn={{ to: "/admin/dashboard", label: "Return to Dashboard", reload: true }}
      >
        <p>Something went wrong</p>
        <p>
          Nothing you entered elsewhere is lost. Try again in a minute, or go back to the page
          before.
        </p>
      </FailedPage>
    </>
  );
}
