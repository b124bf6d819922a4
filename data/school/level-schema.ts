import { z } from "zod";
import { isLevel } from "./levels.ts";
import { listKey } from "./list-key.ts";

/** A level that is not archived, by its id: what an address or a form may ask for. */
export const levelId = z.string().refine(isLevel);

/** A level that something kept is of, archived or not. */
export const levelKey = listKey();

/** Something of each level that has it, by its id. */
export const byLevel = <Each extends z.ZodType>(each: Each) => z.record(levelKey, each);
