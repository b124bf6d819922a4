import { registerHooks } from "node:module";
import { readSection } from "./catalogues.ts";
import { moduleOfSection, prefix } from "./modules.ts";

// Lets this thread import messages without a bundler, as scripts/messages/plugin.ts does with one: `import
// texts from "messages:emails/sports/received"`. Static imports beside this file load before it runs, so a
// process that needs messages imports the rest of its code dynamically afterwards.
const isOurs = (name: string) => name.startsWith(prefix);
const parts = new URL("../../data/message-parts.ts", import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    isOurs(name) ? { url: name, shortCircuit: true } : next(name, context),
  load(url, context, next) {
    if (!isOurs(url)) return next(url, context);
    const source = moduleOfSection(readSection(url.slice(prefix.length)), parts);
    return { format: "module", source, shortCircuit: true };
  },
});
