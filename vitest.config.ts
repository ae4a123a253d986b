import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relayTransform } from './web/relay/relayTransform.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'platform', include: ['platform/**/*.test.ts'], environment: 'node', testTimeout: 30_000 } },
      { test: { name: 'gateway', include: ['gateway/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [relayTransform(), react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          globals: true,
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.contract.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
    ],
  },
});
