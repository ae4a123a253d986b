import { setup as buildServers } from './buildServers.ts';
import { shareStack } from './config.ts';
import { startStack } from './stack.ts';

/** Starts one stack, fast enough that a cluster takes a second or two, for all browser tests; Playwright asks for a default export and runs the answer at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildServers();
  const stack = await startStack({ world: 'all', env: { TIME_SCALE: '0.005' } });
  shareStack({ url: stack.url, platformUrl: stack.platformUrl });
  return stack.stop;
}
