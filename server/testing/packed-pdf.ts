import { deflateSync } from "node:zlib";

/** A PDF of one page whose content is compressed twice: small, and hundreds of megabytes when it is read. */
export function packedTwice(content: Buffer): Buffer {
  const packed = deflateSync(deflateSync(content, { level: 9 }), { level: 9 });
  const stream = `4 0 obj\n<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>\nendobj\n${stream}`,
    ),
    packed,
    Buffer.from("\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"),
  ]);
}
