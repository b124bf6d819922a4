import type { InkName } from "./inks.ts";
import type { Print } from "./print.ts";

/** Tools for `holding`: drawn in hundredths of the holder's height, gripped at 0, 0, pointing right. */

export function gouge(p: Print): void {
  p.line("M-4 0H3", "wood-300", 2.2);
  p.line("M3 0h6", "pine-400", 1.2);
}

export function inkRoller(p: Print): void {
  p.line("M-3 0H5", "brick-500", 2.6);
  p.line("M5 0h3v-5h4", "pine-400", 1);
  p.path("M9-11h7v13h-7z", "pine-950");
  p.cuts("pine-400", [[14, -10, 0, 11, 0.5]], true);
}

export function brush(p: Print): void {
  p.line("M-4 0H8", "wood-300", 1.4);
  p.path("M8-1.2l5 1.2-5 1.2z", "pine-950");
}

export function spoon(p: Print): void {
  p.line("M-1 0H8", "saffron-100", 1.3);
}

export function flagOnStick(p: Print, ink: InkName): void {
  p.line("M0 4V-26", "pine-950", 1.2);
  p.path("M0-26q8-3 17 1-8 3-8 6l5 5q-8-2-14 0z", ink);
}

export function bottle(p: Print, ink: InkName): void {
  p.path("M-3 5V-5q0-2 2-3v-3h3v3q2 1 2 3V5z", ink);
  p.path("M-3 5V-5h2V5z", "pine-950", 0.2);
}

export function openBook(p: Print, cover: InkName): void {
  p.path("M-9-5l9 3 9-3V7l-9 3-9-3z", cover);
  p.path("M-8-6.4l8 3 8-3V5l-8 3-8-3z", "paper");
  p.line("M0-3.4V8", cover, 0.7);
}

export function clipboard(p: Print): void {
  p.path("M-6-9h13V8H-6z", "wood");
  p.path("M-4.8-7.4H5.8V6.6H-4.8z", "paper");
  p.line("M-3-4h7M-3-1h7M-3 2h4", "pine-400", 0.8);
}
