/** The token of an `authorization` header; undefined without one. */
export function bearerToken(header: string | null | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(header ?? "")?.[1];
}
