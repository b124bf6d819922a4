import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { startMailServer } from "../tests/fixtures/mail-server.ts";
import { type PushDevice, startPushService } from "../tests/fixtures/push-service.ts";

/** Everything that delivers a message: mailboxes, phones and devices, each on this machine. */
export async function startChannels() {
  const [texts, whatsapp, mail, push] = await Promise.all([
    startGateway(),
    startGateway(),
    startMailServer(),
    startPushService(),
  ]);
  const devices: PushDevice[] = [];
  return {
    environment: {
      SMTP_URL: mail.url,
      SMS_URL: texts.url,
      WHATSAPP_URL: whatsapp.url,
      PUSH_SERVICES: push.origin,
    },
    /** A device that subscribed to urgent notices. */
    device() {
      const device = push.device();
      devices.push(device);
      return device;
    },
    /** How many messages each address has on each channel. */
    arrived() {
      const emails = new Map<string, number>();
      for (const { to } of mail.received) {
        const address = to?.[0]?.address ?? "";
        if (!/^guardian-\d+@mail\.example$/.test(address)) continue;
        emails.set(address, (emails.get(address) ?? 0) + 1);
      }
      return {
        emails,
        texts: texts.arrived,
        whatsapp: whatsapp.arrived,
        devices: new Map(
          devices
            .map((device) => [device.endpoint, push.to(device).length] as const)
            .filter(([, count]) => count > 0),
        ),
      };
    },
    async stop() {
      texts.stop();
      whatsapp.stop();
      await Promise.all([mail.stop(), push.stop()]);
    },
  };
}

/** A gateway to phones that accepts everything, and the number of messages for each phone. */
async function startGateway() {
  const arrived = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { to } = JSON.parse(await text(request)) as { to: string };
    // Only families that the measurement enrolled, not the sample school's.
    if (to.startsWith("+9198")) arrived.set(to, (arrived.get(to) ?? 0) + 1);
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Channels = Awaited<ReturnType<typeof startChannels>>;
export type Arrived = ReturnType<Channels["arrived"]>;

/** The number of addresses on all channels without a message, and on each channel with two. */
export function compare(arrived: Arrived, families: number) {
  const twice = (channel: Map<string, number>) =>
    [...channel.values()].filter((count) => count > 1).length;
  const { emails, texts, whatsapp, devices } = arrived;
  return {
    lost: [emails, texts, whatsapp, devices].reduce((sum, { size }) => sum + families - size, 0),
    doubled: {
      emails: twice(emails),
      texts: twice(texts),
      whatsapp: twice(whatsapp),
      devices: twice(devices),
    },
  };
}

/** "0", or the number of addresses by channel: "2 emails". */
export function doubledIn(doubled: ReturnType<typeof compare>["doubled"]): string {
  const some = Object.entries(doubled).filter(([, count]) => count > 0);
  return some.map(([channel, count]) => `${count} ${channel}`).join(", ") || "0";
}
