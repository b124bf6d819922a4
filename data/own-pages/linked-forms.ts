/** The site's forms to which an own page can link, with their addresses. */
export const linkedForms = {
  enquiry: "/admissions#enquiry",
  visit: "/meetings",
  message: "/contact#write",
  certificate: "/certificates",
  alumni: "/alumni/register",
  letter: "/my-week/letter",
  picture: "/photo-removal",
} as const;

export type LinkedForm = keyof typeof linkedForms;

export const formIds = Object.keys(linkedForms) as [LinkedForm, ...LinkedForm[]];
