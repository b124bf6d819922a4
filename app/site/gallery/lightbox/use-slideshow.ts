import { useEffect, useRef, useState } from "react";

/** Long enough to read a caption. */
const pictureMs = 5_000;

/** Goes on to the next picture by itself until it is stopped; waits while the tab is hidden. */
export function useSlideshow(index: number, next: () => void) {
  const [playing, setPlaying] = useState(false);
  const goOn = useRef(next);
  goOn.current = next;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture has its whole time, whoever brought it.
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) goOn.current();
    }, pictureMs);
    return () => clearInterval(timer);
  }, [playing, index]);

  return { playing, toggle: () => setPlaying((now) => !now) };
}
