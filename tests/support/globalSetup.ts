import { shareStack } from './config.ts';
import { startStack } from './stack.ts';

/** Starts one stack for all browser tests; Playwright asks for a default export and runs the answer at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack({ world: 'all' });
  shareStack({ url: stack.url, platformUrl: stack.platformUrl });
  return stack.stop;
}
