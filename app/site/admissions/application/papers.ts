import {
  type ApplicationDocument,
  listApplicationDocuments,
  listRequiredDocuments,
  type RequiredDocument,
} from "../../../../data/admissions/application-documents.ts";
import { takesDocuments } from "../../../../data/admissions/application-stages.ts";
import type { Application } from "../../../../data/admissions/applications.ts";
import type { SchoolClient } from "../../../../data/client.ts";
import type { Language } from "../../../../data/languages.ts";

/** What the office asks for and what has arrived of it. */
export type ApplicationPapers = { required: RequiredDocument[]; sent: ApplicationDocument[] };

/** The papers of an application as long as more can be sent; null afterwards. */
export async function papersOf(
  client: SchoolClient,
  { stage }: Application,
  key: string,
  language: Language,
): Promise<ApplicationPapers | null> {
  if (!takesDocuments(stage)) return null;
  const [required, sent] = await Promise.all([
    listRequiredDocuments(client, language),
    listApplicationDocuments(client, key),
  ]);
  return { required, sent };
}
