import { adminRows, measureAdminCost } from "./admin-cost.ts";
import { printReport } from "./report.ts";

// `npm run bench -- admin`: the admin list page alone.
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
printReport(adminRows(await measureAdminCost(chromium)));
