import script from "./service-worker.js?raw";

/** The service worker as it is written. It stands at the root, so that it may answer for every page. */
export function loader() {
  return new Response(script, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
