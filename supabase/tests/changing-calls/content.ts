import { randomUUID } from "node:crypto";
import type { CallContext, OfficeCall } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";
import { createFile } from "./rows.ts";

async function createPicture({ service, ids }: CallContext, path: string): Promise<string> {
  const picture = { gallery_event_id: ids.album, path, width: 4, height: 3, position: 7 };
  return (await succeed(service.from("gallery_images").insert(picture).select().single())).id;
}

/** Pictures of albums and texts of pages. */
export const contentCalls: OfficeCall[] = [
  {
    name: "move_album_pictures",
    answers: "campus",
    parameters: async (context) => ({
      ids: [await createPicture(context, `/prints/${randomUUID()}.svg`)],
      album_id: context.ids.hiddenAlbum,
    }),
  },
  {
    name: "order_album_pictures",
    answers: "campus",
    parameters: async (context) => ({
      album_id: context.ids.album,
      ids: [await createPicture(context, `/prints/${randomUUID()}.svg`)],
    }),
  },
  {
    name: "replace_media",
    answers: "campus",
    parameters: async (context) => {
      const [old_id, new_id] = [await createFile(context), await createFile(context)];
      await createPicture(context, `/media/${old_id}/640x480.jpg`);
      return { old_id, new_id };
    },
  },
  {
    name: "publish_site_content",
    answers: "whole",
    parameters: async ({ service }) => {
      const key = `page/${randomUUID()}`;
      await succeed(
        service
          .from("site_content_drafts")
          .insert({ key, content: { title: "A" } })
          .select(),
      );
      return { content_key: key };
    },
  },
  {
    name: "save_site_content",
    answers: "whole",
    parameters: () => ({ content_key: `page/${randomUUID()}`, english: { title: "A" } }),
  },
];
