/**
 * The five school levels, youngest first, with the years a child spends on each; read them by
 * listIn. docs/requirements.md R9.10.
 */
export const levels = [
  {
    id: "pre-primary",
    name: "Pre-Primary",
    span: "Ages 2–6",
    years: 4,
    hi: { name: "पूर्व-प्राथमिक", span: "आयु 2–6 वर्ष" },
  },
  {
    id: "primary",
    name: "Primary",
    span: "Grades 1–5",
    years: 5,
    hi: { name: "प्राथमिक", span: "कक्षा 1–5" },
  },
  {
    id: "middle",
    name: "Middle",
    span: "Grades 6–8",
    years: 3,
    hi: { name: "मिडिल", span: "कक्षा 6–8" },
  },
  {
    id: "secondary",
    name: "Secondary",
    span: "Grades 9–10",
    years: 2,
    hi: { name: "माध्यमिक", span: "कक्षा 9–10" },
  },
  {
    id: "senior-secondary",
    name: "Senior Secondary",
    span: "Grades 11–12",
    years: 2,
    hi: { name: "वरिष्ठ माध्यमिक", span: "कक्षा 11–12" },
  },
] as const;
