import { type MyChoice, myChoiceQuery } from "../../../data/calendar/my-week.ts";
import { proofName } from "../../../data/forms/form-submissions.ts";
import { addressIn, type Language } from "../../../data/languages.ts";
import { findProof } from "../../ui/form-proof.ts";

/** Whether this device gets urgent notices, and for which choice. */
export type DeviceState = "off" | "on" | "otherChoice";
/** Why nothing has changed: the sentences of `site/my-week/device`. */
export type DeviceFailure = "denied" | "noService" | "offline" | "tooMany" | "failed";

export class DeviceRefusal extends Error {
  readonly reason: DeviceFailure;

  constructor(reason: DeviceFailure) {
    super(reason);
    this.reason = reason;
  }
}

type Wish = { choice: MyChoice; wantsUsual: boolean; language: Language; key: string };

/** What the device asked for last, so that the page says when it shows something else. */
const keptUnder = "urgent-notices";

export async function deviceState(wish: Wish): Promise<DeviceState> {
  const subscription = await (await registration()).pushManager.getSubscription();
  if (!subscription || Notification.permission !== "granted") return "off";
  if (!isOfKey(subscription, wish.key)) return "off";
  return keptWish() === wordsOf(wish) ? "on" : "otherChoice";
}

/** Whether this device asked for notices that are not urgent. */
export const keepsUsual = () => keptWish()?.endsWith(usual) ?? false;

/** Asks the browser, then the school. Throws a DeviceRefusal; what was before stays. */
export async function switchOn(wish: Wish): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new DeviceRefusal("denied");
  const { pushManager } = await registration();
  const before = await pushManager.getSubscription();
  // The site has another key now: the old subscription would never be written to.
  if (before && !isOfKey(before, wish.key)) await before.unsubscribe();
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: wish.key })
    .catch(() => {
      throw new DeviceRefusal(navigator.onLine ? "noService" : "offline");
    });
  const { endpoint, keys } = subscription.toJSON();
  try {
    const proof = await findProof().catch(() => "");
    const wants_usual = wish.wantsUsual ? "on" : undefined;
    await post(addressOf(wish), { endpoint, ...keys, wants_usual, [proofName]: proof });
  } catch (failure) {
    if (!before) await subscription.unsubscribe();
    throw failure;
  }
  keepWish(wordsOf(wish));
}

/** The school forgets the device first: without a connection it stays switched on. */
export async function switchOff({ language }: Wish): Promise<void> {
  const subscription = await (await registration()).pushManager.getSubscription();
  if (subscription) {
    await post(addressIn(language, "/my-week/device"), {
      wish: "end",
      endpoint: subscription.endpoint,
    });
    await subscription.unsubscribe();
  }
  keepWish("");
}

function keptWish(): string | null {
  try {
    return localStorage.getItem(keptUnder);
  } catch {
    return null;
  }
}

function keepWish(words: string): void {
  try {
    localStorage.setItem(keptUnder, words);
  } catch {
    // The browser stores nothing: the page offers its choice again.
  }
}

const addressOf = ({ choice, language }: Wish) =>
  addressIn(language, `/my-week/device?${myChoiceQuery({ ...choice, stop: null })}`);

/** What a device asks for, in one line. */
const usual = "#usual";
const wordsOf = (wish: Wish) => addressOf(wish) + (wish.wantsUsual ? usual : "");

async function post(address: string, fields: Record<string, string | undefined>): Promise<void> {
  const said = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(said) }).catch(
    () => {
      throw new DeviceRefusal("offline");
    },
  );
  if (answer.ok) return;
  throw new DeviceRefusal(answer.status === 429 ? "tooMany" : "failed");
}

/** How long the service worker of a first visit may take to start. */
const patience = 20_000;

async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DeviceRefusal("failed")), patience);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (!own) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
