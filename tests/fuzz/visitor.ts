import { visitPages } from "../../bench/visits.ts";

// A program of its own, started by fuzz.test.ts: a second visitor who does not share the time of the one
// who asks hostile things. Reads pages until told to stop, or the number given, and answers each one's time.
const [site = "", most = ""] = process.argv.slice(2);
const pages = ["/", "/about", "/gallery", "/hi/admissions"];

let isOver = false;
process.on("message", () => {
  isOver = true;
});
const times = await visitPages(site, {
  pages,
  isOver: () => isOver,
  ...(most && { most: Number(most) }),
});
process.send?.(times);
process.disconnect();
