const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** The browser and system of a user agent, as far as people know them by name. */
export function readDevice(userAgent: string | null): { browser: string; system: string } | null {
  const named = (names: [RegExp, string][]) =>
    names.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  return browser && system ? { browser, system } : null;
}
