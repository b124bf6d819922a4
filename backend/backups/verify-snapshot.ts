import { openAsBlob } from "node:fs";
import { openPglite } from "../database/pglite.ts";
import { countQuery } from "./snapshots.ts";

// Run by snapshots.ts with the path of a snapshot: opens it in memory and reports its counts.
const { driver } = await openPglite({ copy: await openAsBlob(process.argv[2] ?? "") });
const { rows } = await driver.query(countQuery);
process.send?.(rows[0], undefined, {}, () => process.exit(0));
