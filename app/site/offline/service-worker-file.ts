import script from "./service-worker.js?raw";

/** The service worker's source, served from the root so that its scope covers every page. */
export function loader() {
  return new Response(script, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
