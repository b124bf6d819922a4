/** The address of a route's timetable, unfolded. */
export const routePath = (id: string) => `/transport?route=${id}#route-${id}`;
