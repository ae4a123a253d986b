import { buildIfStale } from '../../scripts/build.mjs';

/** Builds `dist/` when a source has changed since: the servers that contract tests start come from there. */
export async function setup(): Promise<void> {
  if (!(await buildIfStale())) throw new Error('The build failed: see the messages above.');
}
