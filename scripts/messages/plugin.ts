import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { languages } from "../../data/languages.ts";
import {
  cataloguesDirectory,
  filesOfSection,
  readSection,
  readSections,
} from "../../platform/messages/catalogues.ts";
import { declarationsOf, moduleOfSection, prefix } from "../../platform/messages/modules.ts";
import { chunkIn } from "./chunks.ts";

type GetModuleInfo = Rolldown.PluginContext["getModuleInfo"];

/**
 * `messages:admin/fields/people/students?all` keeps all languages: an import reads columns named in any
 * language.
 */
const all = "?all";
const root = resolve(import.meta.dirname, "../..");
const parts = join(root, "data/message-parts.ts");
/** Wrapped around parts that may be in another language than their page: docs/decisions/languages.md. */
const part = join(root, "app/language/part.tsx");

const howCut = createHash("sha256")
  .update(readFileSync(join(import.meta.dirname, "chunks.ts")))
  .digest("hex");

const moduleOf = (section: string) => join(cataloguesDirectory, `${section}.js`);

/** Whether a section's words may be shown in a part of a page that is in English. */
function mayBeInPart(module: string, getModuleInfo: GetModuleInfo): boolean {
  const importersOf = (id: string) => {
    const info = getModuleInfo(id);
    return info ? [...info.importers, ...info.dynamicImporters] : [];
  };
  const withParts = new Set(importersOf(part));
  const seen = new Set([module]);
  for (const each of seen) for (const user of importersOf(each)) seen.add(user);
  return [...seen].some((each) => withParts.has(each));
}

/**
 * Writes the types of all messages, which the compiler reads like those of the routes. Unchanged files are
 * not rewritten, because a file of messages/ newer than the build would trigger a new build.
 */
export function writeMessageTypes(): void {
  const file = join(cataloguesDirectory, "types.d.ts");
  const types = declarationsOf(readSections());
  if (!existsSync(file) || readFileSync(file, "utf8") !== types) writeFileSync(file, types);
}

/**
 * `import texts from "messages:site/contact/received"` is that section of messages/ in all languages,
 * compiled into strings and functions. In the browser's build each language has a folder of scripts with
 * only its own words: English the plain one, `/assets/`, Hindi `/assets/hi/`.
 */
export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "post",
    configResolved: writeMessageTypes,
    watchChange(file) {
      if (!file.startsWith(cataloguesDirectory) || !file.endsWith(".json")) return;
      writeMessageTypes();
    },
    // Tests request our modules by their address below the root, too.
    resolveId: {
      filter: { id: /^messages:|^\/messages\/.+\.js(?:\?all)?$/ },
      handler: (id) =>
        id.startsWith(prefix)
          ? moduleOf(id.slice(prefix.length).replace(all, "")) + (id.endsWith(all) ? all : "")
          : join(cataloguesDirectory, "..", id),
    },
    load: {
      filter: { id: /[\\/]messages[\\/](?!node_modules).+\.js(?:\?all)?$/ },
      handler(id) {
        if (!id.startsWith(cataloguesDirectory)) return null;
        const name = id.replace(all, "").slice(cataloguesDirectory.length + 1, -".js".length);
        const section = readSection(name);
        for (const file of filesOfSection(name)) this.addWatchFile(file);
        const isSent = this.environment.name === "client" && this.environment.mode === "build";
        const isCut = isSent && !id.endsWith(all);
        const marked = (words: string) => `/* @__PURE__ */ __messages__("${name}", ${words})`;
        return {
          code: moduleOfSection(section, parts, isCut ? marked : undefined),
          moduleSideEffects: false,
        };
      },
    },
    // A script's name has a hash of its contents, but the languages are split only after names are given.
    augmentChunkHash({ moduleIds }) {
      const ownSections = moduleIds.filter((id) => id.startsWith(cataloguesDirectory));
      const cuts = ownSections.map((id) => mayBeInPart(id, this.getModuleInfo));
      return `${cuts.join()} ${howCut}`;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const { getModuleInfo, parse } = this;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const names = new Set(chunks.map(({ fileName }) => fileName));
        for (const chunk of chunks) {
          const { fileName, code } = chunk;
          const tree = parse(code);
          for (const { id, base } of languages) {
            const made = chunkIn(id, {
              code,
              tree,
              names,
              folder: base.slice(1),
              mayBeInPart: (section) => mayBeInPart(moduleOf(section), getModuleInfo),
            });
            if (base === "/") chunk.code = made;
            else {
              const path = fileName.replace(/[^/]+$/, `${base.slice(1)}/$&`);
              this.emitFile({ type: "asset", fileName: path, source: made });
            }
          }
        }
      },
    },
  };
}
