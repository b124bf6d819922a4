import texts from "messages:ui/documents";
import { FileText } from "lucide-react";
import { documentAddress, type ShownDocument } from "../../data/documents/documents.ts";
import type { Language } from "../../data/languages.ts";
import { useLanguage } from "../language/language.ts";
import { useEditMark } from "../pencils/edit-mark.ts";
import { fileSize } from "./file-size.ts";
import { Icon } from "./icon.tsx";

/** "PDF, English, 2 pages, 240 kB" */
export function documentFacts(
  { written, pages, bytes }: Pick<ShownDocument, "written" | "pages" | "bytes">,
  language: Language,
): string {
  const t = texts[language];
  return ["PDF", t.written[written], t.pages(pages), fileSize(bytes, language)].join(", ");
}

/** Documents of the library, each with the size of the download. */
export function DocumentLinks({ documents }: { documents: readonly ShownDocument[] }) {
  const edit = useEditMark();
  const language = useLanguage();
  return (
    <ul className="border-t border-line">
      {documents.map((document) => (
        <li
          data-edit={edit?.("documents", document.id)}
          key={document.id}
          className="break-inside-avoid border-b border-line"
        >
          <a
            href={documentAddress(document.slug)}
            className="group flex min-h-11 items-start gap-3 py-3.5"
          >
            <Icon of={FileText} className="mt-[0.2em] shrink-0" />
            <span>
              <span className="block font-semibold underline decoration-pine-300 decoration-2 underline-offset-4 group-hover:decoration-current">
                {document.title}
              </span>
              <span className="numbers block text-small text-ink-2">
                {documentFacts(document, language)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
