import { listKey } from "../school/list-key.ts";

/** A head of the fees that something kept is of, archived or not. */
export const feeHeadKey = listKey();
