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
    // Field 22 of proc_pid_stat(5); the name in field 2 may itself hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  }
  return promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}

/** Whether the process that had this number and start time still runs. */
export async function isSameProcess(pid: number, startTime: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return (await startTimeOf(pid)) === startTime;
}
