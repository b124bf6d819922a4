/** Under this key lie all answers about stored pictures. */
export const mediaKey = ["media"] as const;
