import { useLocation } from "react-router";
import { usePageHandle } from "../../layout/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";

type MoreEventsProps = { previous: string | null; next: string | null; isPast: boolean };

/** The ways to the rest of a list that is longer than a page. */
export function MoreEvents({ previous, next, isPast }: MoreEventsProps) {
  const address = useAddressAt();
  if (!previous && !next) return null;
  return (
    <nav aria-label="More events" className="mt-8 flex flex-wrap justify-between gap-3">
      {previous && (
        <ButtonLink to={address("before", previous)} variant="outline2">
          {isPast ? "Newer events" : "Sooner events"}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={address("after", next)} variant="outline2" className="ml-auto">
          {isPast ? "Older events" : "Later events"}
        </ButtonLink>
      )}
    </nav>
  );
}

/** This list's address at another place: its filters stay. */
function useAddressAt() {
  const { pathname, search } = useLocation();
  const { query = [] } = usePageHandle();
  return (parameter: "after" | "before", cursor: string) => {
    const kept = [...new URLSearchParams(search)].filter(
      ([name]) => query.includes(name) && name !== "after" && name !== "before",
    );
    return `${pathname}?${new URLSearchParams([...kept, [parameter, cursor]])}`;
  };
}
