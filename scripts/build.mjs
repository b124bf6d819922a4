// `npm run build`: sets up what is missing, so that the site can start without writing into its folder.
import { build, install } from "./setup.mjs";

install();
build();
