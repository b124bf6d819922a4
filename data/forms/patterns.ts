/** A time of day, "07:05". */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A telephone number as people write it, "+91 98765 43210". */
export const phonePattern = /^\+?[0-9 ()./-]{6,24}$/;

/** The id of an entry of a list, a question or a block. */
export const entryIdPattern = /^[a-z][a-z0-9_-]{0,39}$/;
