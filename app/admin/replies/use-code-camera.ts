import { useCallback, useEffect, useRef, useState } from "react";
import { type CodeDetector, makeCodeDetector } from "./code-detector.ts";

const lookEveryMs = 250;
/** The same code counts again only after it has been out of sight this long. */
const forgetAfterMs = 4_000;

/** Opens the rear camera and reports every QR code it sees, once. */
export function useCodeCamera(onCode: (code: string) => Promise<void>) {
  const [camera, setCamera] = useState<{ stream: MediaStream; detector: CodeDetector }>();
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onCode);
  heard.current = onCode;

  const start = useCallback(() => {
    setFailed(false);
    void openCamera()
      .then(setCamera)
      .catch(() => setFailed(true));
  }, []);
  const stop = useCallback(() => setCamera(undefined), []);

  useEffect(() => {
    if (!camera || !video.current) return;
    const { stream, detector } = camera;
    const film = video.current;
    const seen = new Map<string, number>();
    let isLooking = false;
    film.srcObject = stream;
    void film.play().catch(() => setFailed(true));
    const timer = setInterval(async () => {
      if (isLooking || film.readyState < film.HAVE_CURRENT_DATA) return;
      isLooking = true;
      for (const { rawValue } of await detector.detect(film).catch(() => [])) {
        const before = seen.get(rawValue) ?? 0;
        seen.set(rawValue, Date.now());
        if (Date.now() - before > forgetAfterMs) await heard.current(rawValue);
      }
      isLooking = false;
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
    };
  }, [camera]);

  // Browsers give no camera to pages without encryption.
  const hasCamera = "mediaDevices" in navigator;
  return { hasCamera, isOn: camera !== undefined, hasFailed, video, start, stop };
}

async function openCamera() {
  const detector = await makeCodeDetector();
  const video = { facingMode: "environment" };
  return { detector, stream: await navigator.mediaDevices.getUserMedia({ video }) };
}
