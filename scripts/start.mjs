// `npm start`: set up what is missing, then be the web process.
import { serve } from "./serve.mjs";
import { build, install } from "./setup.mjs";

install();
build();
serve({ NODE_ENV: "production" });
