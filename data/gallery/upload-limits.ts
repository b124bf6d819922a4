/** The largest accepted file, in bytes. */
export const largestUpload = 30 * 1024 * 1024;
/** The most pixels of a picture, and the fewest on its shorter side. */
export const mostPixels = 80_000_000;
export const shortestSide = 64;
/** The same for portraits and pictures of notes, which any person with a verified profile may upload. */
export const largestPortrait = 10 * 1024 * 1024;
export const mostPortraitPixels = 25_000_000;
/** How many portraits a person may upload per day; the database counts them. */
export const portraitsADay = 10;

/** The most areas of a picture that one request may make unrecognisable. */
export const mostAreas = 20;

/** The largest file of a logo, in bytes; the fewest pixels of its shorter side as PNG. */
export const largestLogo = 1024 * 1024;
export const shortestLogoSide = 128;
/** How many times wider than high a logo may be, and how many times higher than wide. */
export const widestLogo = 6;
export const tallestLogo = 2;

/** The largest document of the library, in bytes; the database keeps the same limit. */
export const largestDocument = 25 * 1024 * 1024;
/** The most characters of a document that the search indexes; the database has the same limit. */
export const longestDocumentText = 100_000;

/** The largest signed sheet or document of an application, in bytes, before processing. */
export const largestScan = 10 * 1024 * 1024;
/** The largest total size of an application's documents; the database has the same limit. */
export const largestDocuments = 60 * 1024 * 1024;

/** Converts a limit in bytes to megabytes. */
export const megabytes = (bytes: number): number => bytes / 1024 / 1024;
