/** Where names without a schema are looked for: as a hosted project has it. */
export const searchPath = '"$user", public, extensions';
