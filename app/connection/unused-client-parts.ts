// The Supabase client always creates a realtime and a storage client. The site uses neither, and
// together they are a third of its scripts, so the browser's build replaces them by these
// (vite.config.ts). To use one, remove it from that list.

/** Replaces @supabase/realtime-js. */
export class RealtimeClient {
  /** The client passes it each new token. */
  setAuth() {}
}

/** Replaces @supabase/storage-js. */
export class StorageClient {}
export class StorageApiError extends Error {}
