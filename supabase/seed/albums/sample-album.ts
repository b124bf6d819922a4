import type { Day } from "../days.ts";

export type SampleAlbum = {
  slug: string;
  title: string;
  summary: string;
  heldOn: Day;
  campus: string;
  category: string;
  allowDownload?: true;
  captions: string[];
};
