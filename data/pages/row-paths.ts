// The addresses of the pages that single rows have, without the language's prefix. Pages of campuses, levels and
// bus routes name theirs beside what they are about.

/** An event's page; an event is named by its slug. */
export const eventPath = (slug: string): string => `/invites/${slug}`;

/** An album's page. */
export const albumPath = (id: string): string => `/gallery/event/${id}`;

/** A sport's page. */
export const sportPath = (id: string): string => `/co-curricular/sports-athletics/${id}`;

/** A notice's page. */
export const noticePath = (id: string): string => `/notices/${id}`;

/** A story's page; a story is named by its slug. */
export const storyPath = (slug: string): string => `/news/${slug}`;
