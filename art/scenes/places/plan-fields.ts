import { fine, whole } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";
import { clay } from "../settings.ts";

/** The side of a square of one acre on the sheet; the ground is five of them wide and five deep. */
export const ACRE = 240;
/** Units for some metres: an acre is a square of 63.615 m. */
export const m = (metres: number) => (metres * ACRE) / 63.615;

/** Eight lanes around a football pitch of 105 by 68 m. */
export function track(p: Print, x: number, y: number): void {
  const [straight, inner] = [m(84.39), m(36.5)];
  const oval = (r: number) =>
    `M${fine(x - straight / 2, y - r)}h${fine(straight)}a${fine(r, r)} 0 0 1 0 ${fine(2 * r)}h${fine(-straight)}a${fine(r, r)} 0 0 1 0 ${fine(-2 * r)}z`;
  clay(p, oval(inner + m(9.76)));
  p.line([2, 4, 6].map((lane) => oval(inner + lane * m(1.22))).join(""), "paper", 1.4, 0.8);
  p.path(oval(inner), "leaf-500");
  const [long, wide] = [m(105), m(68)];
  const [x0, y0] = [x - long / 2, y - wide / 2];
  const box = (w: number) => {
    const [deep, high] = [m(w), m(w * 2.4)];
    const top = whole(y - high / 2);
    return `M${whole(x0)} ${top}h${whole(deep)}v${whole(high)}h${whole(-deep)}M${whole(x0 + long)} ${top}h${whole(-deep)}v${whole(high)}h${whole(deep)}`;
  };
  p.line(
    `M${whole(x0, y0)}h${whole(long)}v${whole(wide)}h${whole(-long)}zM${whole(x, y0)}v${whole(wide)}M${fine(x - m(9.15), y)}a${fine(m(9.15), m(9.15))} 0 1 0 ${fine(m(18.3), 0)}a${fine(m(9.15), m(9.15))} 0 1 0 ${fine(-m(18.3), 0)}${box(16.5)}`,
    "paper",
    2.2,
  );
}

export function cricket(p: Print, x: number, y: number): void {
  p.ellipse(x, y, m(62), m(40), "leaf-500");
  p.ellipse(x, y, m(59), m(37), "leaf-300", 0.35);
  p.ellipse(x, y, m(30), m(24), "leaf-500", 0.6);
  p.rect(x - m(1.7), y - m(11), m(3.4), m(22), "straw-200");
  p.line(`M${fine(x - 8, y - m(8.9))}h16M${fine(x - 8, y + m(8.9))}h16`, "paper", 2.2);
}

export function hockey(p: Print, x: number, y: number): void {
  const [wide, long] = [m(55), m(91.4)];
  const d = `M${whole(x, y)}h${whole(wide)}v${whole(long)}h${whole(-wide)}z`;
  p.path(d, "leaf-500");
  const half = x + wide / 2;
  const arc = (top: number, turn: 0 | 1) =>
    `M${whole(half - m(14.6), top)}a${fine(m(14.6), m(14.6))} 0 0 ${turn} ${whole(m(29.2))} 0`;
  p.line(
    `${d}M${whole(x, y + long / 2)}h${whole(wide)}${arc(y, 0)}${arc(y + long, 1)}`,
    "paper",
    2.2,
  );
}

export function basketball(p: Print, x: number, y: number): void {
  const [wide, long] = [m(15), m(28)];
  const d = `M${whole(x, y)}h${whole(wide)}v${whole(long)}h${whole(-wide)}z`;
  clay(p, `M${whole(x - 8, y - 8)}h${whole(wide + 16)}v${whole(long + 16)}h${whole(-wide - 16)}z`);
  p.line(
    `${d}M${whole(x, y + long / 2)}h${whole(wide)}M${whole(x + wide / 2 - m(2.4), y)}v${whole(m(5.8))}h${whole(m(4.8))}v${whole(-m(5.8))}M${whole(x + wide / 2 - m(2.4), y + long)}v${whole(-m(5.8))}h${whole(m(4.8))}v${whole(m(5.8))}`,
    "paper",
    2,
  );
}
