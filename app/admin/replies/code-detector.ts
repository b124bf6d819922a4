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
