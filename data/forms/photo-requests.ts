import { z } from "zod";
import { oneTimeCode } from "../accounts/account-forms.ts";
import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";
import { consent, emailAddress, optional, personName } from "./person-rules.ts";
import { photoRelations } from "./photo-relations.ts";
import { agreed, referenceOf } from "./references.ts";
import { refusal } from "./refusal-codes.ts";

/** A request to remove a picture, with the same rules as create_photo_request. */
export const photoRequestSchema = z.object({
  picture_id: z.guid(refusal("picture_missing")),
  name: personName,
  email: emailAddress,
  relation: z.enum(photoRelations, refusal("answer_unknown")),
  reason: optional(z.string().trim().max(2000, refusal("shorter"))),
  consent,
});

export type PhotoRequest = z.infer<typeof photoRequestSchema>;

/**
 * One visible picture with its album; null if there is none, also for an id that is not a UUID.
 * Throws the service's error.
 */
export async function getPicture(client: SchoolClient, id: string, language: Language) {
  const { data, error } = await client.rpc("get_picture", { picture_id: id }).maybeSingle();
  if (error?.code === "22P02") return null;
  if (error) throw error;
  if (!data) return null;
  const { album_id, album_title, album_translations, ...picture } = data;
  return {
    ...inLanguage(picture, language, ["alt", "caption"]),
    album: {
      id: album_id,
      ...inLanguage({ title: album_title, translations: album_translations }, language, ["title"]),
    },
  };
}

export type PictureWithAlbum = NonNullable<Awaited<ReturnType<typeof getPicture>>>;

/** The code from an email, with the reference of the request. */
export const photoCodeSchema = z.object({ reference: z.string().max(40), code: oneTimeCode });

/**
 * Asks for a picture to be hidden until the office has reviewed the request; returns the reference, "PHO-…".
 * It is hidden at once for an address that the school knows, and an email confirms this; other people get an
 * email with a code that they must enter first. Emails are in `language`. Needs the service key. Throws the
 * service's error, `PT404` if the picture is no longer shown.
 */
export function createPhotoRequest(
  client: SchoolClient,
  request: PhotoRequest,
  language: Language,
): Promise<string> {
  return referenceOf(client.rpc("create_photo_request", { ...agreed(request), language }).single());
}

/**
 * Hides the picture of a request by its code; returns "confirmed", "wrong", or "gone" if the code is no
 * longer valid. Needs the service key. Throws the service's error.
 */
export async function confirmPhotoRequest(
  client: SchoolClient,
  sent: z.infer<typeof photoCodeSchema>,
): Promise<string> {
  const { data } = await client.rpc("confirm_photo_request", sent).single().throwOnError();
  return data.status;
}

/**
 * The ids of uploaded pictures that are currently withheld from everyone, however many; also, as "<table>/<id>", rows
 * whose words wait. Needs the service key.
 */
export async function listHiddenMedia(client: SchoolClient): Promise<string[]> {
  const { data } = await client.rpc("list_hidden_media").throwOnError();
  return data;
}
