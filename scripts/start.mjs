// `npm start`: sets up what is missing, then runs the web process.
import { serve } from "./serve.mjs";
import { build, install } from "./setup.mjs";

install();
build();
serve({ NODE_ENV: "production" });
