import { useSearchParams } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";

/** Earlier and later pages of a list; the choice that filters it stays. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams();
  const addressOf = (number: number) => {
    const chosen = new URLSearchParams(query);
    chosen.delete("page");
    if (number > 1) chosen.set("page", String(number));
    return chosen.size > 0 ? `/faculty?${chosen}` : "/faculty";
  };
  return (
    <nav
      aria-label="Pages"
      className="numbers no-print mt-12 flex flex-wrap items-center justify-between gap-4"
    >
      {page > 1 ? (
        <ButtonLink to={addressOf(page - 1)} variant="outline">
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <ButtonLink to={addressOf(page + 1)} variant="outline">
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
