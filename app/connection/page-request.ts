import { createContext } from "react-router";
import type { SchoolClient } from "../../data/client.ts";
import type { FormGate } from "../../data/forms/form-submissions.ts";
import type { Language } from "../../data/languages.ts";
import type { School } from "../../data/school/school-schema.ts";

/** What a loader knows of the request it answers: the visitor's Supabase client and where the site lives. */
export type PageRequest = {
  supabase: SchoolClient;
  requestId: string;
  /** The mark of this rendering's own scripts; the web server turns it into hashes. */
  nonce: string;
  /** `pages` are the paths of its pages that have no parameter and are for search engines. */
  site: {
    url: string;
    name: string;
    pages: string[];
    /** The school's details as the server last heard them, by language. */
    lastHeard?: Partial<Record<Language, School>>;
  };
  /** The language its address asks for. */
  language: Language;
  /** Asked before a form is kept: takePublicForm. */
  formGate: FormGate;
};

export const pageRequestContext = createContext<PageRequest>();
