/** The site's forms that a page of the office's own can lead to, and where each is. */
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
