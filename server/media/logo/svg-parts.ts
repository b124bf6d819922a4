/** The elements that a drawn logo may contain. All others are removed with their content. */
export const shapes = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask"],
]);

/** Elements treated as groups: links, and wrappers that drawing programs add. */
export const groups = new Set(["a", "switch"]);

/** Elements whose text is kept. */
export const wordy = new Set(["text", "tspan", "title", "desc"]);

/** Paint properties; the names are the same as attributes and in style sheets. */
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
