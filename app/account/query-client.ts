import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/** Roles and answers are good for as long: docs/requirements.md R9.6. */
export const freshMs = 5 * minute;

/**
 * The answers that account, alumni and admin pages keep in the browser, with the defaults of
 * docs/requirements.md R9.6. The server renders shells and asks nothing through it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, staleTime: freshMs },
  },
});
