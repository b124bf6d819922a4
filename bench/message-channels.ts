import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type PushDevice, startPushService } from "../tests/fixtures/push-service.ts";

/** Everything that carries a message away: mailboxes, phones and devices, each on this machine. */
export async function startChannels() {
  const texts = new Map<string, number>();
  const gateway = createServer(async (request, response) => {
    const { to } = JSON.parse(await text(request)) as { to: string };
    // Of the families that the measurement enrolled, not of the sample school's.
    if (to.startsWith("+9198")) texts.set(to, (texts.get(to) ?? 0) + 1);
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const push = await startPushService();
  const devices: PushDevice[] = [];
  return {
    environment: {
      SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      PUSH_SERVICES: push.origin,
    },
    /** A device that asked for urgent notices. */
    device() {
      const device = push.device();
      devices.push(device);
      return device;
    },
    /** How many each address has: emails of these folders, texts, messages to devices. */
    arrived(folders: readonly string[]) {
      return {
        emails: lettersIn(folders),
        texts,
        devices: new Map(
          devices
            .map((device) => [device.endpoint, push.to(device).length] as const)
            .filter(([, count]) => count > 0),
        ),
      };
    },
    async stop() {
      gateway.close();
      gateway.closeAllConnections();
      await push.stop();
    },
  };
}

export type Channels = Awaited<ReturnType<typeof startChannels>>;
export type Arrived = ReturnType<Channels["arrived"]>;

/** How many emails each guardian has in the folders of written emails. */
function lettersIn(folders: readonly string[]): Map<string, number> {
  const letters = new Map<string, number>();
  for (const data of folders) {
    const folder = join(data, "outbox");
    for (const name of readdirSync(folder).filter((each) => each.endsWith(".eml"))) {
      const [, to] =
        /^To: .*?(guardian-\d+@mail\.example)/im.exec(readFileSync(join(folder, name), "utf8")) ??
        [];
      if (to) letters.set(to, (letters.get(to) ?? 0) + 1);
    }
  }
  return letters;
}

/** How many addresses of all channels have nothing, and how many have it twice. */
export function compare(arrived: Arrived, families: number) {
  const channels = Object.values(arrived);
  return {
    lost: channels.reduce((sum, { size }) => sum + families - size, 0),
    doubled: channels.flatMap((channel) => [...channel.values()]).filter((count) => count > 1)
      .length,
  };
}
