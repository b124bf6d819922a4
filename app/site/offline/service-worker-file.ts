import { languages } from "../../../data/languages.ts";
import script from "./service-worker.js?raw";

const named = JSON.stringify(languages.map(({ base, tag }) => ({ base, tag })));

/** The service worker's source, served from the root so that its scope covers every page. */
export function loader() {
  return new Response(`const languages = ${named};\n${script}`, {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
}
