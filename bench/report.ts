export type ReportRow = [figure: string, value: string, target: string];

/** Prints figures beside their targets. */
export function printReport(rows: readonly ReportRow[]): void {
  for (const [figure, value, target] of rows) {
    process.stdout.write(`${figure.padEnd(64)} ${value.padStart(24)}   ${target}\n`);
  }
}
