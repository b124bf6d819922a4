import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * When a process was started, in a form that differs between two processes which bear the same
 * number one after the other; an empty string when there is no such process.
 */
export async function startTimeOf(pid: number): Promise<string> {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // proc_pid_stat(5): from field 3 on; the name in field 2 may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const hasEnded = fields[0] === "Z" || fields[0] === "X";
    return hasEnded ? "" : (fields[19] ?? "");
  }
  return promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}

/** Whether the process that had this number and start time still runs. */
export async function isSameProcess(pid: number, startTime: string): Promise<boolean> {
  return startTime !== "" && (await startTimeOf(pid)) === startTime;
}
