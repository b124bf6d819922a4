import { usualFormLimits } from "../forms/form-limits.ts";
import { createLog } from "../log.ts";
import { startRenderingThread } from "../rendering/load-app.ts";

// For server/rendering/threaded-app.test.ts: asks the thread of ./breaking-app.ts for the addresses
// in its arguments, one after the other, prints the outcome, and stays alive like a server.
const { render } = await startRenderingThread({
  bundle: new URL("./breaking-app.ts", import.meta.url).href,
  log: createLog("info"),
  publishableKey: "key",
  answerSeconds: 5,
  secretKey: undefined,
  hostedUrl: undefined,
  forms: { secret: "secret", limits: usualFormLimits },
  watch: { onCall: undefined, traceparent: undefined, onStarted: () => {} },
});
setInterval(() => {}, 60_000);
const moment = {
  backendUrl: undefined,
  site: { url: "http://school.example", name: "Green Field", hasPhones: false },
};
for (const path of process.argv.slice(2)) {
  const came = await render(new Request(`http://school.example${path}`), path, moment).then(
    ({ status }) => status,
    ({ message, code }) => `${message} ${code}`,
  );
  process.stdout.write(`${path} ${came}\n`);
}
