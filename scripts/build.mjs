// `npm run build`: set up what is missing, so that the site starts without writing into its folder.
import { build, install } from "./setup.mjs";

install();
build();
