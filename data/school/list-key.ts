import { z } from "zod";

/** The key of a row of the school's own lists, with the database's rules. */
export const listKey = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(40);
