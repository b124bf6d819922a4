import applicationDocumentTexts from "messages:answers/applicationDocuments";
import documentTexts from "messages:answers/documents";
import scanTexts from "messages:answers/scans";
import uploadTexts from "messages:answers/uploads";
import { mostDocuments } from "../../data/admissions/application-documents.ts";
import {
  largestDocument,
  largestDocuments,
  largestLogo,
  largestPortrait,
  largestScan,
  largestUpload,
  megabytes,
  mostPixels,
  mostPortraitPixels,
  portraitsADay,
  shortestLogoSide,
  shortestSide,
  tallestLogo,
  widestLogo,
} from "../../data/gallery/upload-limits.ts";
import type { Language } from "../../data/languages.ts";
import type { UploadRefusalCode } from "./upload-refusal.ts";

/** The limits that sentences name, in their units. */
const limits = {
  file_too_large: megabytes(largestUpload),
  too_many_pixels: mostPixels / 1_000_000,
  portrait_too_large: megabytes(largestPortrait),
  portrait_too_many_pixels: mostPortraitPixels / 1_000_000,
  too_many_today: portraitsADay,
  too_small: shortestSide,
  logo_too_large: megabytes(largestLogo),
  logo_too_small: shortestLogoSide,
  logo_too_wide: widestLogo,
  logo_too_tall: tallestLogo,
  document_too_large: megabytes(largestDocument),
  scan_too_large: megabytes(largestScan),
  too_many_documents: mostDocuments,
  documents_too_large: megabytes(largestDocuments),
};

const namesLimit = (code: UploadRefusalCode): code is keyof typeof limits => code in limits;

type OwnSentences = Readonly<Record<Language, Readonly<Record<string, string | undefined>>>>;
const documents: OwnSentences = documentTexts;
const scans: OwnSentences = scanTexts;
const applicationDocuments: OwnSentences = applicationDocumentTexts;

/** The same for a document; without its own sentence, the picture's is used. */
export function documentSentence(code: UploadRefusalCode, language: Language): string {
  return documents[language][code] ?? uploadSentence(code, language);
}

/** The same for a signed sheet, which is a photo or a PDF. */
export function scanSentence(code: UploadRefusalCode, language: Language): string {
  return scans[language][code] ?? uploadSentence(code, language);
}

/** The same for a document of an application, as its family reads it. */
export function applicationDocumentSentence(code: UploadRefusalCode, language: Language): string {
  return applicationDocuments[language][code] ?? uploadSentence(code, language);
}

/** Why a file is refused, and what to do, in the sender's language. */
export function uploadSentence(code: UploadRefusalCode, language: Language): string {
  const t = uploadTexts[language];
  return namesLimit(code) ? t[code](limits[code]) : t[code];
}
