import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relayTransform } from './web/relay/relayTransform.ts';

/** A machine with two busy cores is slow, not wrong: a test fails for its answer, which is the same each time. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, retry: 2 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'platform', include: ['platform/**/*.test.ts'], environment: 'node', ...patient } },
      { test: { name: 'gateway', include: ['gateway/**/*.test.ts'], environment: 'node', ...patient } },
      {
        plugins: [relayTransform(), react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          globals: true,
          setupFiles: ['web/testing/setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.contract.ts'],
          environment: 'node',
          // Files share the modules of a worker: loading platform and gateway costs more than most files run.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          ...patient,
        },
      },
    ],
  },
});
