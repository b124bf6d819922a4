import { visitPages } from "./visits.ts";

// A process of its own, started by visitor-process.ts: reads pages between "begin" and "end", and then
// tells what each of them took.
const [site = "", ...pages] = process.argv.slice(2);
let isOver = true;
process.on("message", async (told) => {
  isOver = told === "end";
  if (!isOver) process.send?.(await visitPages(site, { pages, isOver: () => isOver }));
});
