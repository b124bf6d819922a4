import { Chance } from "./chance.ts";
import { hex, type Ink, type Paint } from "./inks.ts";
import { type Cut, cutPath, fine, outline, type Point, whole } from "./path.ts";

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** One block print: flat shapes laid over one another, back to front. */
export class Print {
  readonly width: number;
  readonly height: number;
  readonly chance: Chance;
  private readonly title: string;
  private readonly defs: string[] = [];
  private body: string[] = [];
  private readonly stamps = new Map<string, string>();

  constructor(width: number, height: number, title: string, seed: number) {
    this.width = width;
    this.height = height;
    this.title = title;
    this.chance = new Chance(seed);
  }

  private nextId(): string {
    return `k${this.defs.length + 1}`;
  }

  path(d: string, ink: Paint, opacity = 1): void {
    const tint = opacity < 1 ? ` fill-opacity="${fine(opacity * 10 < 1 ? 0.1 : opacity)}"` : "";
    this.body.push(`<path fill="${hex(ink)}"${tint} d="${d}"/>`);
  }

  poly(points: readonly Point[], ink: Paint, opacity = 1): void {
    this.path(outline(points), ink, opacity);
  }

  rect(x: number, y: number, w: number, h: number, ink: Paint, opacity = 1): void {
    this.path(`M${whole(x, y)}h${whole(w)}v${whole(h)}h${whole(-w)}z`, ink, opacity);
  }

  circle(x: number, y: number, r: number, ink: Paint, opacity = 1): void {
    this.ellipse(x, y, r, r, ink, opacity);
  }

  ellipse(x: number, y: number, rx: number, ry: number, ink: Paint, opacity = 1): void {
    const arc = `a${fine(rx, ry)} 0 1 0`;
    this.path(
      `M${fine(x - rx, y)}${arc} ${fine(2 * rx, 0)}${arc} ${fine(-2 * rx, 0)}z`,
      ink,
      opacity,
    );
  }

  /** A stroke of 2 to 5 units for wires, ropes, poles and limbs; never an outline. */
  line(d: string, ink: Paint, width: number, opacity = 1): void {
    const tint = opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : "";
    this.body.push(
      `<path fill="none" stroke="${hex(ink)}" stroke-width="${fine(width)}"${tint} d="${d}"/>`,
    );
  }

  limb(points: readonly Point[], width: number, ink: Paint): void {
    const [first, ...rest] = points;
    if (first) this.line(`M${fine(...first)}L${fine(...rest.flat())}`, ink, width);
  }

  cuts(ink: Paint, cuts: readonly Cut[], precise = false, opacity = 1): void {
    if (cuts.length) this.path(cutPath(cuts, precise), ink, opacity);
  }

  /** A field of level gouge cuts inside a box: ground, water, planks, walls. */
  grain(ink: Paint, count: number, box: Box, length: Point, thick = 2, opacity = 1): void {
    const c = this.chance;
    const cuts = Array.from({ length: count }, (): Cut => {
      const long = c.between(...length);
      return [
        c.between(box[0], Math.max(box[0], box[2] - long)),
        c.between(box[1], box[3]),
        long,
        c.between(-3, 3),
        thick * c.between(0.6, 1.3),
        c.between(-4, 3),
      ];
    });
    this.cuts(ink, cuts, false, opacity);
  }

  group(transform: string, draw: () => void): void {
    this.body.push(`<g transform="${transform}">`);
    draw();
    this.body.push("</g>");
  }

  /** Draws only inside the given shape. */
  within(d: string, draw: () => void): void {
    const id = this.nextId();
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.body.push(`<g clip-path="url(#${id})">`);
    draw();
    this.body.push("</g>");
  }

  /** Cuts a small block once and returns its id; the same key gives the same block again. */
  stamp(key: string, draw: () => void): string {
    const known = this.stamps.get(key);
    if (known) return known;
    const kept = this.body;
    this.body = [];
    draw();
    const content = this.body.join("");
    this.body = kept;
    const id = this.nextId();
    this.defs.push(`<g id="${id}">${content}</g>`);
    this.stamps.set(key, id);
    return id;
  }

  /** Presses a stamp; flip -1 turns it to face left. */
  press(id: string, x: number, y: number, scale: number, flip = 1, color?: Ink): void {
    const k = Number(scale.toFixed(3));
    const size = k === 1 && flip === 1 ? "" : `scale(${flip < 0 ? `-${k} ${k}` : k})`;
    const tint = color ? ` color="${hex(color)}"` : "";
    this.body.push(`<use href="#${id}" transform="translate(${whole(x, y)})${size}"${tint}/>`);
  }

  /** A repeating field of cuts as a fill for one path. */
  tiled(d: string, ink: Ink, w: number, h: number, cuts: readonly Cut[], slant = ""): void {
    const id = this.nextId();
    const turn = slant ? ` patternTransform="${slant}"` : "";
    this.defs.push(
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn}>` +
        `<path fill="${hex(ink)}" d="${cutPath(cuts)}"/></pattern>`,
    );
    this.body.push(`<path fill="url(#${id})" d="${d}"/>`);
  }

  /** Specks over the whole sheet where the ink missed the paper. Always the last layer. */
  salt(opacity = 0.35, tile = 260, count = 22): void {
    const c = new Chance(99);
    let d = "";
    for (let i = 0; i < count; i++) {
      const [a, b] = [c.between(0.6, 1.7), c.between(0.5, 1.6)];
      d += `M${fine(c.between(4, tile - 4), c.between(4, tile - 4))}`;
      d += `l${fine(a, -b, a * 0.8, b, -a * 0.9, b * 0.7)}z`;
    }
    const id = this.nextId();
    this.defs.push(
      `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
        `<path fill="${hex("paper")}" fill-opacity="${fine(opacity)}" d="${d}"/></pattern>`,
    );
    this.body.push(`<path fill="url(#${id})" d="M0 0h${this.width}v${this.height}H0z"/>`);
  }

  toSvg(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" ` +
      `viewBox="0 0 ${this.width} ${this.height}" stroke-linecap="round" stroke-linejoin="round" ` +
      `role="img"><title>${escapeText(this.title)}</title><defs>${this.defs.join("")}</defs>` +
      `${this.body.join("")}</svg>\n`
    );
  }
}
