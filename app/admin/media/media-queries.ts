/** The query key of everything about stored pictures. */
export const mediaKey = ["media"] as const;
