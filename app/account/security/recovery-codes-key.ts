/** The key of the count of unused recovery codes among the kept answers. */
export const recoveryCodesKey = ["recovery-codes"];
