import { createContext, RouterContextProvider } from "react-router";

// Looks like a built app to the rendering thread, and fails in ways that the real app must not.

const resource = (id: string, loader: () => unknown) => ({ id, path: id, module: { loader } });

export const routes = {
  whole: resource("whole", () => new Response("whole")),
  // Nothing catches what this throws.
  break: resource("break", () => {
    setTimeout(() => {
      throw new Error("It broke by itself.");
    });
    return new Promise(() => {});
  }),
  leave: resource("leave", () => process.exit(0)),
};

const held = createContext<unknown>();

/** Fails at /uncopyable with an error that cannot be cloned between threads. */
function renderFor<Result>(
  { requestId }: { requestId: string },
  render: (context: RouterContextProvider) => Result,
): Result {
  if (requestId === "/uncopyable") {
    throw Object.assign(new Error("It holds a function."), { code: "22P02", held() {} });
  }
  const context = new RouterContextProvider();
  context.set(held, requestId);
  return render(context);
}

export const entry = { module: { default: () => new Response(), renderFor } };
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" };
export const future = {};
export const assets = { routes: {}, entry: {}, url: "", version: "" };
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
