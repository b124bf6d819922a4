import { createContext } from "react-router";
import type { SchoolClient } from "../../data/client.ts";
import type { FormGate } from "../../data/forms/form-submissions.ts";
import type { Language } from "../../data/languages.ts";
import type { PushSettings } from "../../data/notices/push-subscriptions.ts";
import type { SiteFrame } from "../../data/pages/site-frame.ts";
import type { ChoicesByLanguage } from "../../data/school/choices.ts";
import type { ListsByLanguage } from "../../data/school/school-lists.ts";

/** What a loader knows about its request: the visitor's Supabase client, the site and the language. */
export type PageRequest = {
  supabase: SchoolClient;
  requestId: string;
  /** Marks this rendering's own scripts; the web server replaces it by hashes. */
  nonce: string;
  /** `pages`: the paths without parameters that search engines may list. */
  site: {
    url: string;
    name: string;
    pages: string[];
    /** Whether the page is rendered as a preview of what is not published. */
    isPreview?: boolean;
    /** Whether messages go to phones. */
    hasPhones: boolean;
    /** The origin of the payment gateway's pages; undefined without a gateway. */
    payments?: string;
    /** Undefined if no notices are sent to devices: without the secret key. */
    push?: PushSettings;
    /** The school's details and the menu as last read by the server, by language. */
    lastHeard?: Partial<Record<Language, SiteFrame>>;
    /** The lists of the school as last read by the server. */
    lists?: ListsByLanguage;
    /** The lists that the office keeps, as last read by the server. */
    choices?: ChoicesByLanguage;
  };
  /** The language in the address. */
  language: Language;
  /** The gate against robots: takePublicForm. */
  formGate: FormGate;
};

export const pageRequestContext = createContext<PageRequest>();
