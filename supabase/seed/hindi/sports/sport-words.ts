/** What a sport says in Hindi; achievements and schedules in the order of the English ones. */
export type SportWords = {
  name: string;
  summary: string;
  description: string;
  coach: string;
  achievements: string[];
  schedules: { type: string; timings: string[] }[];
};
