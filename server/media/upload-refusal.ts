/** The status for each reason to refuse a file. */
const statuses = {
  no_authorization: 401,
  not_allowed: 403,
  bad_request: 400,
  nothing_sent: 400,
  cut_off: 400,
  file_too_large: 413,
  not_a_picture: 415,
  heic: 415,
  damaged: 422,
  too_many_pixels: 422,
  portrait_too_large: 413,
  portrait_too_many_pixels: 422,
  too_many_today: 429,
  too_small: 422,
  logo_too_large: 413,
  logo_other_kind: 415,
  logo_unreadable: 422,
  logo_too_small: 422,
  logo_too_wide: 422,
  logo_too_tall: 422,
  logo_empty: 422,
  document_too_large: 413,
  scan_too_large: 413,
  not_a_pdf: 415,
  word: 415,
  excel: 415,
  office_file: 415,
  picture: 415,
  web_page: 415,
  pdf_cut_off: 422,
  pdf_locked: 422,
  pdf_damaged: 422,
  application_over: 409,
  too_many_documents: 409,
  documents_too_large: 409,
  drafts_full: 409,
  store_full: 507,
  busy: 503,
  unavailable: 503,
} as const;

export type UploadRefusalCode = keyof typeof statuses;

/** A refused upload, with the reason as a code. */
export class UploadRefusal extends Error {
  readonly code: UploadRefusalCode;
  readonly status: (typeof statuses)[UploadRefusalCode];

  constructor(code: UploadRefusalCode) {
    super(code);
    this.code = code;
    this.status = statuses[code];
  }
}
