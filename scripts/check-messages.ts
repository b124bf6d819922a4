// Fails when a message is missing in a language, is not an ICU message, takes other arguments than the
// English one, or is used by no file. Writes the types of all messages first.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSections } from "../platform/messages/catalogues.ts";
import { faultsOf } from "./messages/faults.ts";
import { writeMessageTypes } from "./messages/plugin.ts";

const root = join(import.meta.dirname, "..");
writeMessageTypes();
const sources = ["app", "data", "server", "backend", "platform"].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path: join(room, path),
      text: readFileSync(join(root, room, path), "utf8"),
    })),
);
const faults = faultsOf(readSections(), sources);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exit(1);
