import { LARGEST_UPLOAD, MOST_PIXELS, SHORTEST_SIDE } from "../../data/media.ts";

const megabytes = LARGEST_UPLOAD / 1024 / 1024;
const megapixels = MOST_PIXELS / 1_000_000;

/** Why a file is not taken: the status, and a sentence that says what to do. The code is the key. */
export const refusals = {
  no_authorization: [401, "Sign in again, then send the picture once more."],
  not_allowed: [403, "Your account may not add pictures here."],
  bad_request: [400, "The upload must say what it is for and what the file is called."],
  nothing_sent: [400, "The file is empty. Choose another."],
  cut_off: [400, "The file did not arrive whole. Send it once more."],
  file_too_large: [413, `The file is larger than ${megabytes} MB. Save the picture smaller.`],
  not_a_picture: [415, "This is not a photo. Choose a JPEG, PNG, WebP, AVIF or GIF file."],
  heic: [415, "HEIC photos cannot be read here. Save the photo as JPEG first."],
  damaged: [422, "The picture is damaged and cannot be read to its end. Choose another copy."],
  too_many_pixels: [
    422,
    `The picture has more than ${megapixels} million pixels. Save it smaller.`,
  ],
  too_small: [422, `The picture is smaller than ${SHORTEST_SIDE} pixels. Choose a larger one.`],
  busy: [503, "Many pictures are being prepared. Try again in a minute."],
  unavailable: [503, "The picture could not be stored just now. Try again in a minute."],
} as const satisfies Record<string, readonly [number, string]>;

export type UploadRefusalCode = keyof typeof refusals;

/** An upload that is not taken, with the reason for the person who sent it. */
export class UploadRefusal extends Error {
  readonly code: UploadRefusalCode;
  readonly status: (typeof refusals)[UploadRefusalCode][0];

  constructor(code: UploadRefusalCode) {
    const [status, sentence] = refusals[code];
    super(sentence);
    this.code = code;
    this.status = status;
  }
}
