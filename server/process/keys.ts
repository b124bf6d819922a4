import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type Environment, StartError } from "../environment.ts";

const schema = z.object({
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  jwtSecret: z.string().min(32),
});

/** What the browser may know (publishable) and what never leaves the server (the other two). */
export type Keys = z.output<typeof schema>;

/**
 * The keys of the backend: values of the environment win; for the embedded backend the missing
 * ones are read from, or made once into, DATA_DIR/keys.json (mode 0600).
 * Throws a StartError when DATA_DIR cannot be written or keys.json is not what we wrote.
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
    // "wx": two first starts at once must not end with two sets of keys.
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

// One level after the other: Node's own recursive mkdir never returns below a file system that
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
