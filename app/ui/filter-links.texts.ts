import { defineTexts } from "../language/texts.ts";

export const filterLinksTexts = defineTexts({ en: { all: "All" }, hi: { all: "सभी" } });
