import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { AlbumWithPictures } from "../../../data/gallery/albums.ts";
import { albumAddress } from "./picture-view.tsx";

/** The id of a picture's link in the album. */
export const thumbnailId = (id: string) => `picture-${id}`;

function findThumbnail(id: string): HTMLElement | null {
  return document.getElementById(thumbnailId(id));
}

type LightboxCode = typeof import("./lightbox/lightbox.tsx");
let code: Promise<LightboxCode> | undefined;

/** Loads the lightbox when first used; a failed load is retried the next time. */
function loadLightbox(): Promise<LightboxCode> {
  code ??= import("./lightbox/lightbox.tsx").catch((failure) => {
    code = undefined;
    throw failure;
  });
  return code;
}

const largePicture = () =>
  document.querySelector<HTMLElement>(".lightbox [data-shown] .large-picture");
const thumbnailImage = (id: string | undefined) =>
  id === undefined ? null : findThumbnail(id)?.querySelector("img");

/**
 * Which picture of the album is large (-1 for none), according to the address, and how to open,
 * move and close. `Lightbox` is null until its code has loaded; the picture's own page takes its place
 * until then.
 */
export function useLightbox(album: AlbumWithPictures) {
  const { pictures } = album;
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<LightboxCode | null>(null);
  const shown = pictures.findIndex(({ id }) => id === parameters.get("photo"));
  const isOpen = shown >= 0;
  const closed = useReturn(pictures[shown]?.id);
  const once = useOnce();

  const load = useCallback(async () => {
    try {
      setLoaded(await loadLightbox());
    } catch {
      // If the server cannot be reached, the picture's own page shows it too.
    }
  }, []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const show = (index: number, options: { replace: boolean; state: unknown }) =>
    navigate(albumAddress(album, pictures[index]), {
      ...options,
      preventScrollReset: true,
      flushSync: true,
    });

  return {
    shown,
    Lightbox: loaded?.Lightbox ?? null,
    approach: load,
    open: (index: number) =>
      once(async () => {
        await load();
        const change = async () => show(index, { replace: false, state: { inAlbum: true } });
        await morph(thumbnailImage(pictures[index]?.id), change, largePicture);
      }),
    move: async (index: number) => show(index, { replace: true, state }),
    close: () =>
      once(async () => {
        const change = async () => {
          const returned = closed();
          // Opened from the album: going back one step returns to it.
          if (state?.inAlbum) navigate(-1);
          else navigate(albumAddress(album), { replace: true, preventScrollReset: true });
          await returned;
        };
        await morph(largePicture(), change, () => thumbnailImage(pictures[shown]?.id));
      }),
  };
}

/** Runs one opening or closing at a time: a second click or Escape meanwhile is ignored. */
function useOnce() {
  const running = useRef(false);
  return async (act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  };
}

/**
 * Returns the focus to the picture's place in the album after the lightbox has closed. The returned
 * function's promise resolves when it has.
 */
function useReturn(shownId: string | undefined) {
  const last = useRef(shownId);
  const waiting = useRef(() => {});

  useEffect(() => {
    const left = last.current;
    last.current = shownId;
    if (shownId !== undefined || left === undefined) return;
    const thumbnail = findThumbnail(left);
    thumbnail?.focus({ preventScroll: true });
    thumbnail?.scrollIntoView({ block: "nearest" });
    waiting.current();
  }, [shownId]);

  return () =>
    new Promise<void>((resolve) => {
      waiting.current = resolve;
    });
}

const shared = "picture";

/**
 * Changes the page while one picture grows from its old place to its new one (View Transitions).
 * `change` resolves once the page has changed. Without that API, or with reduced motion, the page
 * just changes.
 */
async function morph(
  from: HTMLElement | null | undefined,
  change: () => Promise<void>,
  to: () => HTMLElement | null | undefined,
): Promise<void> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !from || !document.startViewTransition) return change();

  let target: HTMLElement | null | undefined;
  from.style.viewTransitionName = shared;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = "";
    await change();
    target = to();
    if (target) target.style.viewTransitionName = shared;
  });
  // A transition that cannot run (hidden tab, a second one) still changes the page.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
  transition.finished.finally(() => {
    if (target) target.style.viewTransitionName = "";
  });
}
