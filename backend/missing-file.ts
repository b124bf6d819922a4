/** To `catch` a failure with a file that may be missing; throws every other one. */
export function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
