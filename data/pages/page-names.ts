import type { Language } from "../languages.ts";
import { type PagePath, sitePages } from "./site-map.ts";
import type { SitePage } from "./site-page.ts";

/** Pages that no menu shows and no search finds. */
const unlistedPages: readonly SitePage[] = [
  { path: "/search", name: { en: "Search", hi: "खोजें" } },
  { path: "/offline", name: { en: "Offline", hi: "ऑफ़लाइन" } },
  { path: "/photo-removal", name: { en: "Take a picture away", hi: "चित्र हटवाएँ" } },
  { path: "/my-week/letter", name: { en: "Weekly email", hi: "साप्ताहिक ई-मेल" } },
  { path: "/photo-removal/code", name: { en: "Code", hi: "कोड" } },
  { path: "/photo-removal/received", name: { en: "Received", hi: "मिल गया" } },
  { path: "/admissions/received", name: { en: "Received", hi: "मिल गई" } },
  { path: "/contact/received", name: { en: "Received", hi: "मिल गया" } },
  { path: "/account/forgot-password", name: { en: "Forgot your password", hi: "पासवर्ड भूल गए" } },
  { path: "/account/confirm", name: { en: "Confirm", hi: "पुष्टि करें" } },
  { path: "/account/new-password", name: { en: "New password", hi: "नया पासवर्ड" } },
  { path: "/account/security", name: { en: "Security", hi: "सुरक्षा" } },
  { path: "/account/security/password", name: { en: "Password", hi: "पासवर्ड" } },
  { path: "/account/security/email", name: { en: "Email", hi: "ई-मेल" } },
  { path: "/account/security/second-factor", name: { en: "Second factor", hi: "दूसरा प्रमाण" } },
  { path: "/account/security/recovery-codes", name: { en: "Recovery codes", hi: "पुनर्प्राप्ति कोड" } },
  { path: "/admin", name: { en: "Administration", hi: "प्रबंधन" } },
  { path: "/admin/dashboard", name: { en: "Dashboard", hi: "डैशबोर्ड" } },
  { path: "/alumni/success", name: { en: "Registration", hi: "पंजीकरण" } },
  { path: "/alumni/directory", name: { en: "Directory", hi: "निर्देशिका" } },
  { path: "/alumni/profile", name: { en: "Profile", hi: "प्रोफ़ाइल" } },
  { path: "/alumni/profile/edit", name: { en: "Edit", hi: "बदलें" } },
  { path: "/alumni/profile/delete", name: { en: "Delete", hi: "हटाएँ" } },
];

const pages: ReadonlyMap<string, SitePage> = new Map(
  [...sitePages, ...unlistedPages].map((page) => [page.path, page]),
);

/** The entry of a path without a language, if there is one. */
export function pageAt(path: string): SitePage | undefined {
  return pages.get(path);
}

/** A link to a page under the name that menus give it. */
export function pageLink(path: PagePath, language: Language): { label: string; to: string } {
  const page = pages.get(path);
  return { label: (page?.menuName ?? page?.name)?.[language] ?? path, to: path };
}
