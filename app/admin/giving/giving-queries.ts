import { listWrittenPurposes } from "../../../data/alumni/giving.ts";
import { getBackend } from "../../connection/backend.ts";

/** The cached answers about giving. */
export const givingKey = ["giving"] as const;

/** The purposes with the office's fields, refetched whenever a part of the page opens. */
export const purposesQuery = {
  queryKey: [...givingKey, "purposes"],
  queryFn: async () => listWrittenPurposes(await getBackend()),
  staleTime: 0,
};
