import { fileURLToPath } from 'node:url';

/** The numbered SQL files; the build copies the folder beside the compiled file. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
