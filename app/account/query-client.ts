import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/** Roles and answers are good for as long: spec section 9. */
export const freshMs = 5 * minute;

/**
 * The answers that account, alumni and admin pages keep in the browser, with the defaults of spec
 * section 9. The server renders shells and asks nothing through it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, staleTime: freshMs },
  },
});
