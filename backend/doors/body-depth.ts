/** How deep lists and objects of a body may lie within one another; the product's own lie six deep. */
export const mostBodyDepth = 32;

/**
 * Whether a body in JSON is nested deeper than that, before anything reads it: what takes it apart again
 * calls itself for each level and breaks off after a few thousand. Each character is looked at once.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (isText) {
      if (char === "\\") at += 1;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === "]" || char === "}") depth -= 1;
    else if (char === "[" || char === "{") {
      depth += 1;
      if (depth > mostBodyDepth) return true;
    }
  }
  return false;
}
