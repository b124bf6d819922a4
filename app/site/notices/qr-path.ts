import { encode } from "uqr";

/** A QR code of an address as the path of an SVG: a square for each dark module, and how many there are in a row. */
export function qrPath(address: string): { size: number; path: string } {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
