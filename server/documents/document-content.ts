import { open } from "node:fs/promises";
import { UploadRefusal, type UploadRefusalCode } from "../media/upload-refusal.ts";

/** How far from the start the header may be, and how far from the end the trailer (ISO 32000-1, annex H). */
const margin = 1024;

type Kind = { code: UploadRefusalCode; isIt: (head: Buffer, fileName: string) => boolean };

const starts = (...bytes: number[]) => {
  const sign = Buffer.from(bytes);
  return (head: Buffer) => head.subarray(0, sign.length).equals(sign);
};
const isArchive = starts(0x50, 0x4b, 0x03, 0x04);
/** The container of Word, Excel and PowerPoint before 2007; only the file name tells which. */
const isOldOffice = starts(0xd0, 0xcf, 0x11, 0xe0);
const isHtml = (head: Buffer) =>
  /^\s*<(?:!doctype html|html|head|body|\?xml)/i.test(head.toString("latin1").slice(0, 200));

/** What people send instead of a PDF, by content; the first match is reported. */
const others: Kind[] = [
  {
    code: "word",
    isIt: (head, name) =>
      (isArchive(head) && (head.includes("word/") || /\.docx$/i.test(name))) ||
      (isOldOffice(head) && /\.doc$/i.test(name)),
  },
  {
    code: "excel",
    isIt: (head, name) =>
      (isArchive(head) && (head.includes("xl/") || /\.xlsx$/i.test(name))) ||
      (isOldOffice(head) && /\.xls$/i.test(name)),
  },
  { code: "office_file", isIt: (head) => isArchive(head) || isOldOffice(head) },
  {
    code: "picture",
    isIt: (head) =>
      starts(0xff, 0xd8, 0xff)(head) ||
      starts(0x89, 0x50, 0x4e, 0x47)(head) ||
      head.subarray(0, 4).toString("latin1") === "GIF8" ||
      head.subarray(8, 12).toString("latin1") === "WEBP" ||
      head.subarray(4, 8).toString("latin1") === "ftyp",
  },
  { code: "web_page", isIt: isHtml },
  // Executables of Windows and Linux.
  { code: "not_a_pdf", isIt: starts(0x4d, 0x5a) },
  { code: "not_a_pdf", isIt: starts(0x7f, 0x45, 0x4c, 0x46) },
];

/**
 * Checks that a received file is a PDF with header and trailer; otherwise throws an UploadRefusal that says
 * what it is instead.
 */
export async function requirePdf(path: string, fileName: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readPart(file, 0, Math.min(size, margin * 4));
    const tail = await readPart(file, Math.max(0, size - margin * 2), Math.min(size, margin * 2));
    const header = head.subarray(0, margin).indexOf("%PDF-");
    const other = others.find(({ isIt }) => isIt(head, fileName));
    // Another program could interpret a file that begins as something else as that.
    if (other) throw new UploadRefusal(other.code);
    if (header < 0) throw new UploadRefusal("not_a_pdf");
    if (!tail.includes("%%EOF")) throw new UploadRefusal("pdf_cut_off");
  } finally {
    await file.close();
  }
}

async function readPart(file: Awaited<ReturnType<typeof open>>, from: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
