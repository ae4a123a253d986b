import { setup as buildServers } from './buildServers.ts';
import { shareStack } from './config.ts';
import { startStack } from './stack.ts';

/** Starts one stack for all browser tests, in which a cluster takes a second or two. Playwright requires a default export and calls the returned function at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildServers();
  const stack = await startStack({ world: 'all', env: { TIME_SCALE: '0.005' } });
  shareStack({ url: stack.url, platformUrl: stack.platformUrl });
  return stack.stop;
}
