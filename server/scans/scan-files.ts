import type { ScanKind } from "../../data/consent/scans.ts";

/** The file of a scan in the storage, below its id: a photo as the server encoded it, or the PDF. */
export const scanPicture = "sheet.jpg";
export const scanPdf = "sheet.pdf";

export const scanFileOf = (kind: ScanKind) => (kind === "pdf" ? scanPdf : scanPicture);
