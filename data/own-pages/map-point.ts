import { z } from "zod";

/** A place on the earth, in degrees. */
export type MapPoint = { latitude: number; longitude: number };

const degrees = /^-?\d{1,3}(?:\.\d{1,8})?$/;

/** The place at coordinates in the format of map services: "31.1048, 77.1734". */
export function readMapPoint(text: string): MapPoint | undefined {
  const parts = text.trim().split(/[,;\s]+/);
  if (parts.length !== 2 || !parts.every((part) => degrees.test(part))) return undefined;
  const [latitude = 0, longitude = 0] = parts.map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}

export const mapPoint = z
  .string()
  .max(40)
  .refine((text) => readMapPoint(text) !== undefined, "no_map_point");

/** The address of a map that shows a place with a pin. */
export function mapAddress({ latitude, longitude }: MapPoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
