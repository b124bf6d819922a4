import invitesTexts from "messages:site/invites/invites";
import { useLocation } from "react-router";
import { useTexts } from "../../language/texts.ts";
import { usePageHandle } from "../../layout/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";

type MoreEventsProps = { previous: string | null; next: string | null; isPast: boolean };

/** The ways to the rest of a list that is longer than a page. */
export function MoreEvents({ previous, next, isPast }: MoreEventsProps) {
  const address = useAddressAt();
  const t = useTexts(invitesTexts);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.more} className="mt-8 flex flex-wrap justify-between gap-3">
      {previous && (
        <ButtonLink to={address("before", previous)} variant="outline2">
          {isPast ? t.newer : t.sooner}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={address("after", next)} variant="outline2" className="ml-auto">
          {isPast ? t.older : t.later}
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
