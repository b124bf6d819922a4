import { z } from "zod";
import { isLevel } from "./levels.ts";
import { listKey } from "./list-key.ts";

/** The id of a level that is not archived, for addresses and forms. */
export const levelId = z.string().refine(isLevel);

/** The id of a level in stored data, archived or not. */
export const levelKey = listKey();

/** A record with values for some levels, by id. */
export const byLevel = <Each extends z.ZodType>(each: Each) => z.record(levelKey, each);
