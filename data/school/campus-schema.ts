import { z } from "zod";
import { isCampus } from "./campuses.ts";
import { listKey } from "./list-key.ts";

/** A campus that is not archived, by its id: what an address or a form may ask for. */
export const campusId = z.string().refine(isCampus);

/** A campus that something kept is of, archived or not. */
export const campusKey = listKey();

/** Something of each campus that has it, by its id. */
export const byCampus = <Each extends z.ZodType>(each: Each) => z.record(campusKey, each);
