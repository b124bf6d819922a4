import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/** How long roles and answers count as fresh: docs/requirements.md R9.6. */
export const freshMs = 5 * minute;

/**
 * The answers that account, alumni and admin pages cache in the browser, with the defaults of
 * docs/requirements.md R9.6. The server only renders shells and never uses it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, staleTime: freshMs },
  },
});
