import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type Environment, StartError } from "../environment.ts";
import type { Log } from "../log.ts";

const schema = z.object({
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  jwtSecret: z.string().min(32),
});

/** The publishable key is public; the other two never leave the server. */
export type Keys = z.output<typeof schema>;

/** The folder of the embedded database's snapshots; undefined for a database with its own backups. */
export function snapshotsOf(env: Environment): string | undefined {
  return env.SUPABASE_URL || env.DATABASE_URL ? undefined : join(env.DATA_DIR, "snapshots");
}

/**
 * The backend's keys. Values from the environment win; with the embedded backend, missing ones are
 * read from DATA_DIR/keys.json (mode 0600) or created there. Throws a StartError if DATA_DIR cannot
 * be written or keys.json is not valid.
 */
export function readKeys(env: Environment): Keys {
  const stored = env.SUPABASE_URL ? made() : storedKeys(env.DATA_DIR);
  return {
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY ?? stored.publishableKey,
    secretKey: env.SUPABASE_SECRET_KEY ?? stored.secretKey,
    jwtSecret: env.JWT_SECRET ?? stored.jwtSecret,
  };
}

function storedKeys(dataDir: string): Keys {
  const path = join(dataDir, "keys.json");
  try {
    makeDirectory(dataDir);
    // "wx": two simultaneous first starts must not end with two sets of keys.
    writeFileSync(path, `${JSON.stringify(made(), null, 2)}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "EEXIST") {
      throw new StartError(`DATA_DIR ${dataDir} cannot be written (${code}).`);
    }
  }
  try {
    return schema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartError(
      code
        ? `DATA_DIR ${dataDir} cannot be used: ${path} cannot be read (${code}).`
        : `${path} does not hold the three keys; put the file back from a backup, or remove it to make new keys.`,
    );
  }
}

// Creates one level at a time: Node's recursive mkdir never returns below a file system that
// answers ENOENT to every mkdir, such as /proc.
function makeDirectory(path: string) {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function made(): Keys {
  const random = () => randomBytes(24).toString("base64url");
  return {
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: randomBytes(32).toString("base64url"),
  };
}

/**
 * Makes everything in DATA_DIR unreadable for other users of the machine: earlier versions wrote readable
 * files. One level is enough, because nobody gets past a closed folder. Files of another owner stay as they
 * are, with a warning.
 */
export function closeDataDirectory(dataDir: string, log: Log): void {
  // With a hosted Supabase the folder may not exist yet.
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    try {
      const found = lstatSync(path);
      if (found.isSymbolicLink() || (found.mode & 0o077) === 0) continue;
      chmodSync(path, found.mode & 0o700);
    } catch (error) {
      // Removed in the meantime, such as the draft of a lock.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") continue;
      log.warn({ err: error, path }, "other users of this machine may read a file of DATA_DIR");
    }
  }
}
