type Price = { what: string; method?: RegExp; path: RegExp; points: number };

/**
 * What is asked of anything but memory costs points by what it makes the machine do: about one for
 * each two milliseconds. The first line that fits counts. Pages and files from memory are free.
 */
export const priceList: readonly Price[] = [
  {
    what: "health, the browser's settings",
    path: /^\/(?:healthz|readyz|config\.json)$/,
    points: 1,
  },
  { what: "a task for a form", path: /^\/forms\/task$/, points: 1 },
  { what: "a picture that is sent", method: /^POST$/, path: /^\/media$/, points: 40 },
  { what: "a stored picture", path: /^\/media\//, points: 1 },
  { what: "a picture for sharing", path: /^(?:\/hi)?\/og(?:\.png$|\/)/, points: 10 },
  {
    what: "a picture taken home",
    path: /^(?:\/hi)?\/gallery\/event\/[^/]+\/download\//,
    points: 4,
  },
  {
    what: "a search of the site by its function",
    path: /^\/rest\/v1\/rpc\/(?:search_site|suggest_search_words)$/,
    points: 20,
  },
  { what: "a function", path: /^\/rest\/v1\/rpc\//, points: 3 },
  { what: "rows read", method: /^(?:GET|HEAD)$/, path: /^\/rest\/v1\//, points: 2 },
  { what: "rows written", path: /^\/rest\/v1\//, points: 4 },
  { what: "an account's own questions", method: /^GET$/, path: /^\/auth\/v1\//, points: 2 },
  { what: "sign-in, sign-up, letters", path: /^\/auth\/v1\//, points: 10 },
  {
    what: "an account's or the office's endpoint",
    path: /^\/(?:account|admin)\/(?:recover|invite|snapshots|preview|videos?)(?:\/|$)/,
    points: 10,
  },
];

/** What is not in the list is a page: what making one costs, and handling a form. */
export const pagePrices = { page: 5, search: 40, form: 20 } as const;

/** On top where a request was not understood: who tries what may pass asks thousands of times. */
export const unfitPoints = 10;

/** The points of a request to an endpoint, or undefined where it is for the pages. */
export function priceOf(method: string, path: string): number | undefined {
  return priceList.find((price) => (price.method?.test(method) ?? true) && price.path.test(path))
    ?.points;
}
