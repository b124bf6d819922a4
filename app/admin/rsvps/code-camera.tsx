import codeCameraTexts from "messages:admin/rsvps/codeCamera";
import { Camera, CameraOff } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/**
 * Turns the camera on and off and shows its picture; explains what to do if the browser refuses it.
 */
export function CodeCamera({
  camera,
  filmClass,
}: {
  camera: ReturnType<typeof useCodeCamera>;
  filmClass: string;
}) {
  const t = useTexts(codeCameraTexts);
  if (!camera.hasCamera) return <p className="text-small text-ink-2">{t.missing}</p>;
  return (
    <>
      <Button variant="ghost" size="small" onClick={camera.isOn ? camera.stop : camera.start}>
        <Icon of={camera.isOn ? CameraOff : Camera} />
        {camera.isOn ? t.stop : t.start}
      </Button>
      {camera.isOn && (
        <video ref={camera.video} muted playsInline aria-label={t.picture} className={filmClass} />
      )}
    </>
  );
}

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

/**
 * Detects QR codes in a video stream:
 * https://wicg.github.io/shape-detection-api/#barcode-detection-api
 */
export type CodeDetector = { detect: (film: HTMLVideoElement) => Promise<{ rawValue: string }[]> };

// Not in TypeScript's library yet.
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: ["qr_code"] }): CodeDetector;
      getSupportedFormats: () => Promise<string[]>;
    };
  }
}

/**
 * The browser's own detector if it knows QR codes (Chrome on Android), else a library that only
 * this file loads (docs/decisions/offline.md): iPhones, Firefox and most computers have none.
 */
export async function makeCodeDetector(): Promise<CodeDetector> {
  const own = window.BarcodeDetector;
  const known = own ? await own.getSupportedFormats() : [];
  const Detector =
    own && known.includes("qr_code") ? own : (await import("qr/decode.js")).BarcodeDetector;
  return new Detector({ formats: ["qr_code"] });
}
