import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files on a first visit: a small one costs more in head lines and lost compression
            // than the few lines a page does not use.
            codeSplitting: {
              groups: [
                // What is around every page, and the parts that most pages show.
                {
                  name: "shared",
                  test: /[\\/]app[\\/](?:layout|language|connection[\\/]backend|ui[\\/](?!(?:browser-state|confirm-dialog|consent|field|filter-links|forms|notice|print-button|received|sent-form|status)\.))|vite\/preload-helper|rolldown\/runtime/,
                },
                // The home page's sections that inner pages show too.
                {
                  name: "sections",
                  test: /[\\/]app[\\/]site[\\/](?:sections[\\/]|invites[\\/]event-(?:day|facts|standing)\.|notices[\\/](?:feed-address|notices-names)\.)/,
                },
                // What only pages with something to fill in or to choose from need.
                {
                  name: "forms",
                  test: /[\\/]app[\\/](?:ui[\\/](?!print-button\.)|connection[\\/]sent-form)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
