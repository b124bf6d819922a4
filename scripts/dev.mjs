// `npm run dev`: the web process with Vite inside it; pages and modules follow the sources.
import { serve } from "./serve.mjs";
import { install } from "./setup.mjs";

install();
// Vite uses the development build of React Router, so the server must use the same one.
serve({ NODE_ENV: "development", DEV: "1" }, ["--conditions=development"]);
