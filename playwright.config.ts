import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { chromiumPath, sharedStack } from './tests/support/config.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  // A test that needs its second attempt is a fault: npm test lists it as flaky, and its trace shows what happened.
  retries: 1,
  forbidOnly: true,
  // When a server has ended, all further tests would fail, and hide its last words in their own.
  maxFailures: 10,
  // Time limits only end a hung test: how long a screen takes depends on how busy the machine is.
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  reporter: 'list',
  use: {
    actionTimeout: 120_000,
    contextOptions: { reducedMotion: 'reduce' },
    ...devices['Desktop Chrome'],
    baseURL: sharedStack()?.url,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(chromiumPath),
      // Containers run tests as root, where Chromium's sandbox cannot start; no background calls to the outside.
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
