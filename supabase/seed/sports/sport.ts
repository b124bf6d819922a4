export type Sport = {
  slug: string;
  name: string;
  summary: string;
  description: string;
  coach: string;
  /** Results as [sessions ago, what], so that the years stay recent. */
  achievements: [number, string][];
  ageGroups: string[];
  schedules: { type: string; timings: string[] }[];
  campus: string | null;
  registrationClosed?: true;
};
