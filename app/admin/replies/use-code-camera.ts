import { useCallback, useEffect, useRef, useState } from "react";

// Not in TypeScript's library yet: https://wicg.github.io/shape-detection-api/#barcode-detection-api
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

const lookEveryMs = 250;
/** The same code counts again only after it was out of sight for so long. */
const forgetAfterMs = 4_000;

/** Whether this browser reads codes out of a picture by itself. */
function canReadCodes(): boolean {
  return "BarcodeDetector" in window && "mediaDevices" in navigator;
}

/** The camera at the back, and every QR code that it sees, once. */
export function useCodeCamera(onCode: (code: string) => Promise<void>) {
  const [stream, setStream] = useState<MediaStream>();
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onCode);
  heard.current = onCode;

  const start = useCallback(() => {
    setFailed(false);
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: "environment" } })
      .then(setStream)
      .catch(() => setFailed(true));
  }, []);
  const stop = useCallback(() => setStream(undefined), []);

  useEffect(() => {
    if (!stream || !video.current || !window.BarcodeDetector) return;
    const film = video.current;
    const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
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
  }, [stream]);

  return { canRead: canReadCodes(), isOn: stream !== undefined, hasFailed, video, start, stop };
}
