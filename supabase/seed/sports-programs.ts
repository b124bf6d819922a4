import { type Day, sessionYear } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";
import { type Sport, sports } from "./sports.ts";

export function sportId(slug: string): string {
  return rowId(`sports_programs/${slug}`);
}

/** The sports programmes with their pictures. */
export function sportsPrograms(today: Day) {
  const year = sessionYear(today);
  return sports.map((sport, index) => ({
    id: sportId(sport.slug),
    name: sport.name,
    summary: sport.summary,
    description: sport.description,
    coach: sport.coach,
    achievements: achievements(sport, year),
    age_groups: sport.ageGroups,
    schedules: sport.schedules,
    images: sportImages(sport.slug),
    campus: sport.campus,
    position: index + 1,
    registration_open: !sport.registrationClosed,
    translations: translations(sport, year),
    is_sample: true,
  }));
}

function achievements({ achievements }: Sport, year: number): string {
  return achievements.map(([ago, what]) => `${year - ago}: ${what}`).join("\n");
}

function translations(sport: Sport, year: number) {
  const words = sport.hindi;
  const results = sport.achievements.map(([ago, english], index): [number, string] => [
    ago,
    words.achievements[index] ?? english,
  ]);
  const hi = {
    ...words,
    achievements: achievements({ ...sport, achievements: results }, year),
    age_groups: sport.ageGroups.map(ageGroupInHindi),
  };
  return { hi };
}

function sportImages(slug: string) {
  const [main, ...more] = [slug, `${slug}-2`, `${slug}-3`].flatMap(
    (name) => findPicture(`sports/${name}`)?.path ?? [],
  );
  return { main_image: main ?? null, gallery_images: more };
}

/** "Under 14" → "14 वर्ष से कम", "Ages 6–8" → "6–8 वर्ष". */
function ageGroupInHindi(group: string): string {
  const [, years = group] = /^(?:Under|Ages) (.+)$/.exec(group) ?? [];
  return group.startsWith("Under") ? `${years} वर्ष से कम` : `${years} वर्ष`;
}
