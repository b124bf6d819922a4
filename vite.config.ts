import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { messages } from "./scripts/messages/plugin.ts";
import { groupAroundAll, groupOfPublicPages, groupOfSignedIn } from "./scripts/script-groups.ts";

/**
 * Lets the file of a page hold what other files import from it, which groups without all their
 * dependencies need. Comes after the plugin of React Router, which says otherwise.
 */
const sharedEntries: Plugin = {
  name: "shared-entries",
  configEnvironment: (name) =>
    name === "client"
      ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } }
      : undefined,
};

/** Leaves out of the browser's build what the Supabase client brings along and the site never asks it for. */
const unusedClientParts: Plugin = {
  name: "unused-client-parts",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^@supabase\/(?:realtime|storage)-js$/ },
    handler: () => join(import.meta.dirname, "app/connection/unused-client-parts.ts"),
  },
};

export default defineConfig({
  plugins: [unusedClientParts, tailwindcss(), messages(), reactRouter(), sharedEntries],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A schema beside something that a page needs is not sent with it: making one does nothing
          // else, and a file of data/ only says what there is.
          treeshake: {
            manualPureFunctions: ["z"],
            moduleSideEffects: [{ test: /[\\/]data[\\/].+\.ts$/, sideEffects: false }],
          },
          output: {
            // MPL-2.0, section 3.2: who is sent ical.js is told where its source is.
            postBanner: ({ moduleIds }) =>
              moduleIds.some((id) => id.includes("/node_modules/ical.js/"))
                ? "/*! ical.js, MPL-2.0: https://github.com/kewisch/ical.js */"
                : "",
            // Few files on a first visit: a small one costs more in head lines and lost compression
            // than the few lines a page does not use. Who uses what is read from the imports.
            codeSplitting: {
              groups: [
                { name: groupAroundAll, debugName: "around all pages" },
                {
                  name: groupOfPublicPages,
                  debugName: "public pages",
                  includeDependenciesRecursively: false,
                },
                {
                  name: groupOfSignedIn,
                  debugName: "signed in",
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
});
