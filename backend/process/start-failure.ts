export type StartFailureCode =
  | "bad_environment"
  | "damaged_database"
  | "database_too_old"
  | "database_unreachable"
  | "disk_full"
  | "locked"
  | "migration_failed"
  | "missing_rights"
  | "seed_failed"
  | "start_failed"
  | "unwritable";

const mayPass = new Set<StartFailureCode>(["database_unreachable", "disk_full"]);

/** Why the backend cannot start, with one clear sentence for the operator. */
export class StartFailure extends Error {
  override name = "StartFailure";
  readonly code: StartFailureCode;
  /** True if trying again cannot help, so that the whole start must stop. */
  readonly fatal: boolean;

  constructor(code: StartFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.fatal = !mayPass.has(code);
  }
}
