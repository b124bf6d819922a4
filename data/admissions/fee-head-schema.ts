import { listKey } from "../school/list-key.ts";

/** The key of a fee head in stored content, archived or not. */
export const feeHeadKey = listKey();
