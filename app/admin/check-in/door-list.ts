import { useCallback, useEffect, useRef, useState } from "react";
import { isTokenRefused } from "../../../data/accounts/refused-token.ts";
import {
  type ExpectedGuest,
  listExpectedGuests,
  sendTick,
  type Tick,
} from "../../../data/events/rsvps-office.ts";
import { tokenRefused } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { doorListAddress } from "../../connection/kept-drafts.ts";
import { useLanguage } from "../../language/language.ts";
import { makeCodeDetector } from "../rsvps/code-camera.tsx";

const everyMs = 15_000;

/**
 * The list stored on the device so that check-in works offline. Signing out deletes it, like drafts, and so
 * does the end of the session elsewhere.
 */
type Kept = { title: string; guests: ExpectedGuest[]; ticks: Tick[]; fetchedAt: number };

const nothing: Kept = { title: "", guests: [], ticks: [], fetchedAt: 0 };

/** Long enough to fetch the list the evening before; a day at the door fetches it again whenever it can. */
const keptForMs = 48 * 3_600_000;

/**
 * The expected guests and who has arrived: the school's list plus this device's unsent check-ins.
 * These are sent at once, whenever the connection returns, and every 15 seconds.
 */
export function useDoorList(eventId: string) {
  const language = useLanguage();
  const address = doorListAddress(eventId);
  const [kept, setKept] = useState<Kept>(() => read(address));
  /** Unknown until the school's first answer. */
  const [isConnected, setConnected] = useState<boolean>();
  const isSending = useRef(false);
  const isKept = useRef(false);

  // Read from the storage every time, because other tabs of this device write there too.
  const change = useCallback(
    (make: (kept: Kept) => Kept) => {
      const next = make(read(address));
      localStorage.setItem(address, JSON.stringify(next));
      setKept(next);
    },
    [address],
  );

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const client = await getBackend();
      for (const tick of read(address).ticks) {
        await sendTick(client, eventId, tick).catch((failure) => {
          // The RSVP is gone, so there is no guest to check in.
          if ((failure as { code?: string }).code !== "PT404") throw failure;
        });
        change((now) => ({ ...now, ticks: now.ticks.filter(({ id }) => id !== tick.id) }));
      }
      const list = await listExpectedGuests(client, eventId, language);
      change((now) => ({ ...now, ...list, fetchedAt: Date.now() }));
      setConnected(true);
      if (!isKept.current) void keepDoor();
      isKept.current = true;
    } catch (failure) {
      // A session that was ended elsewhere takes the list with it: app/account/session-check.ts.
      if (isTokenRefused(failure)) dispatchEvent(new Event(tokenRefused));
      setConnected(false);
    }
    isSending.current = false;
  }, [address, change, eventId, language]);

  useEffect(() => {
    void send();
    const timer = setInterval(send, everyMs);
    const lose = () => setConnected(false);
    addEventListener("online", send);
    addEventListener("offline", lose);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
      removeEventListener("offline", lose);
    };
  }, [send]);

  const tick = useCallback(
    (reference: string, isHere: boolean) => {
      const made = { id: crypto.randomUUID(), reference, isHere, at: new Date().toISOString() };
      change((now) => ({ ...now, ticks: [...now.ticks, made] }));
      void send();
    },
    [change, send],
  );

  return {
    title: kept.title,
    guests: kept.guests.map((guest) => withTicks(guest, kept.ticks)),
    waiting: kept.ticks.length,
    isConnected,
    tick,
  };
}

export type DoorGuest = ReturnType<typeof withTicks>;

function withTicks(guest: ExpectedGuest, ticks: Tick[]) {
  const last = ticks.findLast(({ reference }) => reference === guest.reference);
  const cameAt = last ? (last.isHere ? last.at : null) : guest.checked_in_at;
  return { ...guest, cameAt };
}

/**
 * Whether this device stores the list of an event: it was opened here within two days and no one
 * has signed out since.
 */
export function keepsDoorList(eventId: string): boolean {
  return read(doorListAddress(eventId)) !== nothing;
}

/** The stored list; an old one is removed, unless it holds check-ins that the school has not yet received. */
function read(address: string): Kept {
  const stored = localStorage.getItem(address);
  if (!stored) return nothing;
  const kept: Kept = { ...nothing, ...JSON.parse(stored) };
  if (kept.ticks.length > 0 || Date.now() - kept.fetchedAt < keptForMs) return kept;
  localStorage.removeItem(address);
  return nothing;
}

/**
 * Makes the service worker store this page's empty shell and its files, so that it opens again
 * offline (docs/decisions/offline.md). The page stores its own data.
 */
async function keepDoor(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // This includes the code reader, even if the camera was never used online.
  await makeCodeDetector();
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  active?.postMessage({ doorPath: location.pathname, doorFiles: files });
}
