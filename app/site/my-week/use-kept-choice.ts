import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type MyChoice, myChoiceQuery } from "../../../data/calendar/my-week.ts";

const KEPT = "my-week";

/** The last choice stays on this device: the page without one leads to it. */
export function useKeptChoice(choice: MyChoice): void {
  const navigate = useNavigate();
  const query = myChoiceQuery(choice);
  useEffect(() => {
    try {
      if (query) localStorage.setItem(KEPT, query);
      else {
        const kept = localStorage.getItem(KEPT);
        if (kept) void navigate(`/my-week?${kept}`, { replace: true });
      }
    } catch {
      // A browser that keeps nothing: the choice is in the address.
    }
  }, [query, navigate]);
}
