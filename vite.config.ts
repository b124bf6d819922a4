import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { groupOfSignedIn } from "./scripts/script-groups.ts";

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
  plugins: [unusedClientParts, tailwindcss(), reactRouter(), sharedEntries],
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
            // than the few lines a page does not use.
            codeSplitting: {
              groups: [
                // What is around every page, and the parts that most pages show.
                {
                  name: "shared",
                  test: /[\\/]app[\\/](?:layout|language|site[\\/]notices[\\/](?:feed-address|notices-names)|connection[\\/]backend|ui[\\/](?!(?:browser-state|confirm-dialog|consent|field|filter-links|form-proof|forms|notice|picture-upload|print-button|received|rich-text|sent-form|status)\.))|vite\/preload-helper|rolldown\/runtime/,
                },
                // What lists, facts and notes are made of, and the home page has little of.
                {
                  name: "parts",
                  test: /[\\/](?:app[\\/](?:ui[\\/](?:notice|status)|site[\\/]invites[\\/]event-(?:day|facts|standing))|data[\\/][a-z]+[\\/](?:event-categories|calendar-kinds)|icons[\\/]calendar-plus)\./,
                },
                // Shown by few public pages, and by most of the office: four files of a line each.
                {
                  name: "icons",
                  test: /[\\/]lucide-react[\\/].*[\\/]icons[\\/](?:arrow-left|download|file-text|printer)\./,
                },
                // With a style sheet that the home page would have to fetch for nothing.
                { name: "filters", test: /[\\/]app[\\/]ui[\\/]filter-links\./ },
                // What the calendar, its planner and a family's week have in common.
                {
                  name: "calendar-parts",
                  test: /[\\/](?:app[\\/]site[\\/]calendar[\\/](?:calendar\.texts|entry-details|calendar-filters|kind-mark|calendar-file|subscribe|calendar-agenda|feeds|weekday-head)|data[\\/]calendar[\\/]days)\b/,
                },
                // What both admission forms ask.
                {
                  name: "admission-parts",
                  test: /[\\/]data[\\/][a-z]+[\\/](?:grades|enquiry-sources|fees)\./,
                },
                // Short lists of names, each too small to be fetched by itself.
                {
                  name: "names",
                  test: /[\\/]data[\\/][a-z]+[\\/](?:[a-z]+-(?:categories|kinds|topics|relations)|days)\./,
                },
                // The home page's sections that inner pages show too.
                { name: "sections", test: /[\\/]app[\\/]site[\\/]sections[\\/]/ },
                // What only pages with something to fill in need.
                {
                  name: "forms",
                  test: /[\\/]app[\\/](?:ui[\\/](?:browser-state|consent|field|form-proof|forms|received|sent-form)\.|connection[\\/]sent-form)/,
                  minShareCount: 2,
                },
                // What pages for people with an account share; no public page has any of it.
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
