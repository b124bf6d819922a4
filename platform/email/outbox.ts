import { join } from "node:path";

/** The folder for messages as files, of both processes, if no mail server or gateway is set. */
export const outboxOf = (dataDir: string) => join(dataDir, "outbox");
