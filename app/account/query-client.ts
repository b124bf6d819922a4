import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";

const minute = 60_000;

/** How long roles and answers count as fresh: docs/requirements.md R9.6. */
export const freshMs = 5 * minute;

/** The event after a query that was refused because of its token. */
export const tokenRefused = "token-refused";

/**
 * The answers that account, alumni and admin pages cache in the browser, with the defaults of
 * docs/requirements.md R9.6. The server only renders shells and never uses it.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (failure) => {
      if (isTokenRefused(failure)) dispatchEvent(new Event(tokenRefused));
    },
  }),
  defaultOptions: {
    queries: {
      // A refused token is refused again.
      retry: (failures, failure) => failures < 1 && !isTokenRefused(failure),
      refetchOnWindowFocus: false,
      staleTime: freshMs,
    },
  },
});
