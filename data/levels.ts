/** The five school levels, youngest first, with the years a child spends on each. Spec section 9. */
export const levels = [
  { id: "pre-primary", name: "Pre-Primary", span: "Ages 2–6", years: 4 },
  { id: "primary", name: "Primary", span: "Grades 1–5", years: 5 },
  { id: "middle", name: "Middle", span: "Grades 6–8", years: 3 },
  { id: "secondary", name: "Secondary", span: "Grades 9–10", years: 2 },
  { id: "senior-secondary", name: "Senior Secondary", span: "Grades 11–12", years: 2 },
] as const;
