import { buildIfStale } from '../../scripts/build.mjs';

/** Rebuilds `dist/` if a source has changed, because contract tests start the built servers. */
export async function setup(): Promise<void> {
  if (!(await buildIfStale())) throw new Error('The build failed: see the messages above.');
}
