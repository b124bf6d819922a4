const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What people call a program that names itself so, such as "Chrome, Android"; "" when it is none we know. */
export function deviceName(userAgent: string): string {
  return [browsers, systems]
    .map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter(Boolean)
    .join(", ");
}
