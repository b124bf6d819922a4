import { chromium } from "playwright-core";

export type FirstVisit = {
  requests: number;
  total: number;
  /** Compressed bytes as they travelled, head lines included, by kind. */
  bytes: Record<string, number>;
  /** Script bytes that had come when the app was hydrated. */
  scriptUntilHydrated: number;
};

/** What a first visit to the home page costs a phone (390 × 844, nothing cached), without scrolling. */
export async function measureFirstVisit(url: string, executablePath: string): Promise<FirstVisit> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const visit: FirstVisit = { requests: 0, total: 0, bytes: {}, scriptUntilHydrated: 0 };

  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    visit.requests += 1;
    visit.total += encodedDataLength;
    visit.bytes[kind] = (visit.bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "load" });
  // The banner's controls appear at hydration.
  await page.getByRole("button", { name: "Pause announcements" }).waitFor();
  visit.scriptUntilHydrated = visit.bytes.Script ?? 0;
  await page.waitForLoadState("networkidle");
  await browser.close();
  return visit;
}
