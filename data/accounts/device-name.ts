const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
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

/** The browser and system of a user agent by the names people know; undefined for others. */
export function readDevice(userAgent: string): { browser?: string; system?: string } {
  const named = (known: [RegExp, string][]) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1];
  return { browser: named(browsers), system: named(systems) };
}
