import { languages } from "../languages.ts";
import { slugPattern } from "../pages/slugs.ts";

// The possible paths of own pages: one segment, or two of which the first is the page above. A test compares
// both lists with the routes of the product.

/** First segments of the product below which no own page may be. */
const closed = [
  ...["academics", "account", "admin", "assets", "auth", "calendar", "campus", "certificates"],
  ...[
    "documents",
    "fonts",
    "forms",
    "functions",
    "gallery",
    "graphql",
    "guardian",
    "healthz",
    "icons",
  ],
  ...[
    "invites",
    "language",
    "login",
    "media",
    "meetings",
    "message",
    "my-week",
    "news",
    "notices",
    "offline",
  ],
  ...["og", "page-not-found", "pg", "photo-removal", "pictures", "prints", "readyz", "realtime"],
  ...["register", "rest", "search", "sitemap", "storage", "videos"],
];

/** Pages of the product below which own pages may be, with the segments already in use. */
const open: ReadonlyMap<string, readonly string[]> = new Map([
  ["about", ["messages", "vision"]],
  ["admissions", ["application", "apply", "fees", "received"]],
  [
    "alumni",
    [
      ...["batches", "directory", "giving", "letter", "mentoring", "opportunities"],
      ...["profile", "register", "success"],
    ],
  ],
  ["campuses", []],
  ["co-curricular", ["clubs-societies", "performing-arts", "sports-athletics", "visual-arts"]],
  ["contact", ["received"]],
  ["disclosure", []],
  ["faculty", []],
  ["privacy", ["children"]],
  ["scholarship", []],
  ["terms", []],
  ["transport", []],
  ["video-gallery", []],
]);

const longestOwnPath = 120;

/** Whether a text has the form of such a path: "boarding", "boarding/food". */
export function isOwnPath(text: string): boolean {
  const words = text.split("/");
  return (
    text.length <= longestOwnPath &&
    words.length <= 2 &&
    words.every((word) => slugPattern.test(word))
  );
}

/** Whether the product itself uses such a path. */
export function isTakenPath(text: string): boolean {
  const [first = "", second] = text.split("/");
  const isLanguage = languages.some(({ base }) => base === `/${first}`);
  if (isLanguage || closed.includes(first)) return true;
  const below = open.get(first);
  return below !== undefined && (second === undefined || below.includes(second));
}

/** The address of an own page. */
export const ownPageAddress = (path: string): string => `/${path}`;
