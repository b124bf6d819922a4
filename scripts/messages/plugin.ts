import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { languages } from "../../data/languages.ts";
import { cataloguesDirectory, filesOfSection, readSections } from "./catalogues.ts";
import { chunkIn } from "./chunks.ts";
import { declarationsOf, javascriptOfSection } from "./modules.ts";

const PREFIX = "messages:";
const app = resolve(import.meta.dirname, "../../app");
const parts = join(app, "language/message-parts.ts");
/** Around what may be in another language than its page: docs/decisions/languages.md. */
const part = join(app, "language/part.tsx");

/** Writes the types of all messages, which the compiler reads like those of the routes. */
export function writeMessageTypes(): void {
  writeFileSync(join(cataloguesDirectory, "types.d.ts"), declarationsOf(readSections()));
}

/**
 * `import texts from "messages:site/contact/received"` is that section of messages/ in all languages,
 * made into strings and functions. In what a browser gets, each language has a folder of scripts of
 * its own, with its words alone: English the plain one, `/assets/`, Hindi `/assets/hi/`.
 */
export function messages(): Plugin {
  let sections: ReturnType<typeof readSections> | undefined;
  return {
    name: "messages",
    enforce: "post",
    configResolved: writeMessageTypes,
    watchChange(file) {
      if (!file.startsWith(cataloguesDirectory) || !file.endsWith(".json")) return;
      sections = undefined;
      writeMessageTypes();
    },
    resolveId: {
      filter: { id: /^messages:/ },
      handler: (id) => join(cataloguesDirectory, `${id.slice(PREFIX.length)}.js`),
    },
    load: {
      filter: { id: /[\\/]messages[\\/](?!node_modules).+\.js$/ },
      handler(id) {
        if (!id.startsWith(cataloguesDirectory)) return null;
        const name = id.slice(cataloguesDirectory.length + 1, -".js".length);
        sections ??= readSections();
        const section = sections.get(name);
        if (!section) throw new Error(`no catalogue has a section ${name}`);
        for (const file of filesOfSection(name)) this.addWatchFile(file);
        const words = languages.map(
          (language) => `${language.id}: ${javascriptOfSection(section, language.id)}`,
        );
        const texts = `{${words.join()}}`;
        const used = ["number", "plural", "select"].filter((each) => texts.includes(`{${each}(`));
        const isSent = this.environment.name === "client" && this.environment.mode === "build";
        const value = isSent ? `/* @__PURE__ */ __messages__("${name}", ${texts})` : texts;
        const code = `import { ${used.join()} } from ${JSON.stringify(parts)};\nexport default ${value};`;
        return {
          code: used.length > 0 ? code : code.slice(code.indexOf("\n")),
          moduleSideEffects: false,
        };
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const { getModuleInfo, parse } = this;
        const importersOf = (id: string) => {
          const info = getModuleInfo(id);
          return info ? [...info.importers, ...info.dynamicImporters] : [];
        };
        const withParts = new Set(importersOf(part));
        const mayBeInPart = (section: string) => {
          const seen = new Set([join(cataloguesDirectory, `${section}.js`)]);
          for (const each of seen) for (const user of importersOf(each)) seen.add(user);
          return [...seen].some((each) => withParts.has(each));
        };
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const names = new Set(chunks.map(({ fileName }) => fileName));
        for (const chunk of chunks) {
          const { fileName, code } = chunk;
          const tree = parse(code);
          for (const { id, base } of languages) {
            const made = chunkIn(id, { code, tree, names, folder: base.slice(1), mayBeInPart });
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
