// @module-tag full

import deviceTexts from "messages:site/my-week/device";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { lineBroken, openSlowly, pressInVain } from "../fixtures/broken-line.ts";
import { brokenOff } from "../fixtures/outage.ts";
import { subscribing } from "../fixtures/push-browser.ts";
import { type PushService, startPushService } from "../fixtures/push-service.ts";
import { type Site, serverClient, startSite } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

// A parent subscribes to notices on her phone, on a slow line, in both languages. The line breaks, the
// school's answer is lost, or the backend is killed: the page says so, and the device ends in the state
// that the page shows.

let site: Site;
let service: PushService;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  service = await startPushService();
  site = await startSite({
    seed: "sample",
    environment: { FORM_LIMITS: "seconds=1", PUSH_SERVICES: service.origin },
  });
});
afterAll(async () => {
  await site?.stop();
  await service?.stop();
});

test.for(["en", "hi"] as const)(
  "notices on a device are switched on, changed and switched off, %s",
  async (language, { visit }) => {
    const t = deviceTexts[language];
    const device = service.device();
    const root = language === "hi" ? "/hi" : "";
    const page = await openSlowly(visit, `${root}/my-week?campus=majra&grade=class-3`, {
      site: site.url,
      serviceWorker: true,
      announced: [...brokenOff, ...lineBroken],
      before: subscribing(device),
    });
    const kept = async () => {
      const rows = serverClient(site.address).from("push_subscriptions").select("wants_usual");
      return (await rows.eq("endpoint", device.endpoint).throwOnError()).data;
    };
    const press = (name: string) => () => page.getByRole("button", { name, exact: true }).click();
    const address = "**/my-week/device*";

    await pressInVain(page, { press: press(t.switchOn), said: t.offline, broken: "line" });
    const killed = { broken: site.address, sentTo: address, said: t.failed };
    await pressInVain(page, { press: press(t.switchOn), ...killed });
    expect(await listViolations(page)).toEqual([]);
    await pressInVain(page, { press: press(t.switchOn), said: t.offline, broken: "answer" });
    await press(t.switchOn)();
    await page.getByText(t.on).waitFor();
    expect(await kept()).toEqual([{ wants_usual: false }]);

    await page.getByRole("checkbox", { name: t.usual }).check();
    await page.getByText(t.otherChoice).waitFor();
    await pressInVain(page, { press: press(t.renew), said: t.offline, broken: "line" });
    expect(await page.getByRole("checkbox", { name: t.usual }).isChecked()).toBe(true);
    await pressInVain(page, { press: press(t.renew), said: t.offline, broken: "answer" });
    await press(t.renew)();
    await page.getByText(t.on).waitFor();
    expect(await kept()).toEqual([{ wants_usual: true }]);

    await pressInVain(page, { press: press(t.switchOff), said: t.offline, broken: "line" });
    await pressInVain(page, { press: press(t.switchOff), ...killed });
    await pressInVain(page, { press: press(t.switchOff), said: t.offline, broken: "answer" });
    await press(t.switchOff)();
    await page.getByRole("button", { name: t.switchOn, exact: true }).waitFor();
    expect(await listViolations(page)).toEqual([]);
    expect(await kept()).toEqual([]);
  },
);
