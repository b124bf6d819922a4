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
            // What two pages share travels as one file: thirty small ones cost more in requests
            // and lost compression than the few lines a page does not use.
            codeSplitting: {
              groups: [
                {
                  name: "shared",
                  test: /[\\/](?:app[\\/](?:ui|layout|language|connection)|data|node_modules[\\/]lucide-react)[\\/]/,
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
