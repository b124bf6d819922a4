/** What a drawn logo may consist of. Everything else is left out with what is in it. */
export const shapes = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask"],
]);

/** Groups under other names: a link, and what drawing programs wrap a drawing in. */
export const groups = new Set(["a", "switch"]);

/** Elements whose text is kept. */
export const wordy = new Set(["text", "tspan", "title", "desc"]);

/** How something is painted; the same names as attributes and in style sheets. */
const painted = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"],
  ...["stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray"],
  ...["stroke-dashoffset", "opacity", "color", "display", "visibility", "clip-rule", "clip-path"],
  ...["mask", "mask-type", "stop-color", "stop-opacity", "paint-order", "vector-effect"],
  ...["font-family", "font-size", "font-style", "font-weight", "letter-spacing", "word-spacing"],
  ...["text-anchor", "dominant-baseline", "isolation", "mix-blend-mode", "transform"],
];
export const properties = new Set(painted);

export const attributes = new Set([
  ...painted,
  ...[
    "id",
    "class",
    "d",
    "x",
    "y",
    "x1",
    "y1",
    "x2",
    "y2",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "fx",
    "fy",
  ],
  ...[
    "width",
    "height",
    "points",
    "viewBox",
    "preserveAspectRatio",
    "dx",
    "dy",
    "rotate",
    "offset",
  ],
  ...["gradientUnits", "gradientTransform", "spreadMethod", "clipPathUnits", "maskUnits"],
  ...["maskContentUnits", "textLength", "lengthAdjust", "pathLength"],
]);
