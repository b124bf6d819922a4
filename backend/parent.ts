/** What the backend tells the web process that started it (over the IPC channel). */
export type BackendMessage =
  | { type: "ready"; port: number }
  | { type: "failed"; code: string; message: string; fatal: boolean }
  | { type: "notice"; message: string };

/**
 * Tells the web process something and waits until it is handed over. Started by hand, without a
 * parent process, the line goes to standard output instead.
 */
export async function tellParent(message: BackendMessage): Promise<void> {
  if (!process.send || !process.connected) {
    process.stdout.write(`${JSON.stringify(message)}\n`);
    return;
  }
  // A parent that died meanwhile is noticed by the "disconnect" event; the message is lost with it.
  await new Promise<void>((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}
