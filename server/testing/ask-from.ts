import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/** Asks as a machine of its own: every address 127.x.y.z is this one's. Resolves with the status. */
export async function askFrom(
  localAddress: string,
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<number> {
  const asked = request(url, { method: "POST", localAddress, headers });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer.statusCode ?? 0;
}
