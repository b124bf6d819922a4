import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { AlbumWithPictures } from "../../../data/gallery/albums.ts";
import { findThumbnail } from "./album-pictures.tsx";
import { albumAddress } from "./picture-view.tsx";

type LightboxCode = typeof import("./lightbox/lightbox.tsx");
let code: Promise<LightboxCode> | undefined;

/** Fetches the lightbox on its first use; a failed fetch is tried again on the next. */
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
 * Which picture of the album is large (-1 for none), as the address says, and the ways in, through
 * and out. `Lightbox` is null until its code has come: then the picture's own page stands in.
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
      // Out of reach of the server: the picture's own page shows it as well.
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
          // Opened from the album: one step back in the history is the album.
          if (state?.inAlbum) navigate(-1);
          else navigate(albumAddress(album), { replace: true, preventScrollReset: true });
          await returned;
        };
        await morph(largePicture(), change, () => thumbnailImage(pictures[shown]?.id));
      }),
  };
}

/** Lets one opening or closing run at a time: a second click or Escape on the way is none. */
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
 * When the large picture closes, by whatever way, the focus returns to its place in the album.
 * Gives a function whose promise resolves when it has.
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
 * Changes the page while one picture grows from where it was to where it is going (View
 * Transitions). `change` resolves when the changed page stands. Without that API, or where the
 * reader asked for less motion, it just changes.
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
