import { z } from "zod";
import { isCampus } from "./campuses.ts";
import { listKey } from "./list-key.ts";

/** The id of a campus that is not archived, for addresses and forms. */
export const campusId = z.string().refine(isCampus);

/** The id of a campus in stored data, archived or not. */
export const campusKey = listKey();

/** A record with values for some campuses, by id. */
export const byCampus = <Each extends z.ZodType>(each: Each) => z.record(campusKey, each);
