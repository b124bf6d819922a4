// The Supabase client makes a realtime and a storage client of itself whether or not anybody asks it
// for one. The site asks for neither, and together they are a third of its scripts: the browser's
// build takes these in their place (vite.config.ts). Whoever needs one of them takes it off that list.

/** In the place of @supabase/realtime-js. */
export class RealtimeClient {
  /** The client tells it each new token. */
  setAuth() {}
}

/** In the place of @supabase/storage-js. */
export class StorageClient {}
export class StorageApiError extends Error {}
