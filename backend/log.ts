import { AsyncLocalStorage } from "node:async_hooks";
import { createPlainLog, describeKind } from "../platform/log.ts";

/** The current request, so that every log line can name it. */
export const requestContext = new AsyncLocalStorage<{
  requestId: string;
  /** Its span, if traces are on. */
  span?: unknown;
}>();

/** The backend's log; lines of a request name it by `request_id`. `info` until the settings are read. */
export const log = createPlainLog("info", {
  mixin: () => {
    const context = requestContext.getStore();
    return context ? { request_id: context.requestId } : {};
  },
  describe: describeKind,
});

/** Leaves out error messages, because those of Lite and the database quote what people sent. */
export const describeError = describeKind;

/**
 * Lite reports through `console`, with SQL parameters, codes and whole stacks. From here on each
 * such call becomes one redacted log line.
 */
export function redirectConsole(): void {
  const redirect =
    (level: "debug" | "warn" | "error") =>
    (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      // An error that database-errors.ts made for the client and has already logged.
      if (error && "code" in error && error.code === "PGRST") return;
      const label = typeof values[0] === "string" && error ? values[0].slice(0, 40) : "library";
      log[level](error ? describeError(error) : { values: values.length }, label);
    };
  console.debug = console.info = console.log = redirect("debug");
  console.warn = redirect("warn");
  console.error = redirect("error");
}
