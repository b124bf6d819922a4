import { type Language, languageOf } from "../../data/languages.ts";

/** "240 kB", "1.2 MB" */
export function fileSize(bytes: number, language: Language): string {
  const [count, unit] = bytes < 100_000 ? [bytes / 1_000, "kB"] : [bytes / 1_000_000, "MB"];
  const digits = count < 10 ? 1 : 0;
  const { tag } = languageOf(language);
  return `${count.toLocaleString(tag, { maximumFractionDigits: digits })} ${unit}`;
}
