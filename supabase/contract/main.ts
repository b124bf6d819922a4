import { parseArgs } from "node:util";
import { sceneChecks, visitorChecks } from "./checks.ts";
import { type Check, type ProjectAddress, prepareScene } from "./project.ts";

// `npm run contract -- --url https://….supabase.co --key sb_publishable_… [--service-key sb_secret_…]`:
// whether a live project behaves as this website needs. One line for each check; the exit code is 0 when
// all pass, 1 when one fails, 2 when the project cannot be reached.
const { values } = parseArgs({
  options: { url: { type: "string" }, key: { type: "string" }, "service-key": { type: "string" } },
});
if (!values.url || !URL.canParse(values.url) || !values.key) {
  say("Say which project: npm run contract -- --url https://… --key … [--service-key …]");
  process.exit(2);
}
const address: ProjectAddress = { url: values.url.replace(/\/+$/, ""), key: values.key };
let kept = 0;
let broken = 0;

if (!(await answers(address.url))) {
  say(`The project at ${new URL(address.url).origin} does not answer.`);
  process.exit(2);
}
await runChecks(visitorChecks, address);
if (values["service-key"]) await runSceneChecks(values["service-key"]);
else say("left out without --service-key: accounts, and who may do what");
say(`${kept} kept, ${broken} broken`);
process.exitCode = broken > 0 ? 1 : 0;

/** Whether anything answers at the address: one request instead of fifty that time out. */
function answers(url: string): Promise<boolean> {
  return fetch(`${url}/auth/v1/health`, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
}

async function runSceneChecks(serviceKey: string): Promise<void> {
  const scene = await prepareScene(address, serviceKey).catch((error: Error) => {
    say(`The accounts of this run could not be made: ${error.message}`);
    process.exit(2);
  });
  try {
    await runChecks(sceneChecks, scene);
  } finally {
    await scene.leave();
  }
}

async function runChecks<Given>(checks: Check<Given>[], given: Given): Promise<void> {
  for (const { name, run } of checks) {
    const failure = await run(given).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (failure === undefined) kept++;
    else broken++;
    say(
      failure === undefined
        ? `kept    ${name}`
        : `broken  ${name}\n        ${failure.replaceAll("\n", "\n        ")}`,
    );
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
