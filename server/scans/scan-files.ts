import type { ScanKind } from "../../data/consent/scans.ts";

/** A scan's file in the storage, under its id: a photo as the server encoded it, or the PDF. */
export const scanPicture = "sheet.jpg";
export const scanPdf = "sheet.pdf";

export const scanFileOf = (kind: ScanKind) => (kind === "pdf" ? scanPdf : scanPicture);
