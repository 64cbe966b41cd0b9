import { applyEnvFile } from "#server/config/env-file.ts";

// Before any other line of a command: what the settings' file says counts as if it had been typed.
applyEnvFile();
