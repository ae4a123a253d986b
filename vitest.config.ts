import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relayTransform } from './web/relay/relayTransform.ts';

/** Time limits only end a hung test, so they are longer than any wait inside it on a busy machine. */
const patient = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 120_000, interval: 20 } },
};

/** Files share the modules of a worker, and the snapshot of a migrated database: loading both costs more than most run. */
const shared = { ...patient, isolate: false };

const bundled = [
  '@chakra-ui/react',
  '@hookform/resolvers/zod',
  '@testing-library/react',
  '@testing-library/user-event',
  'lucide-react',
  'react',
  'react-dom',
  'react-hook-form',
  'react-i18next',
  'react-relay/hooks',
  'react-router-dom',
  'zod',
  'zod/mini',
  'zod/v4/core',
];

// Bundled together: their own imports would load a second copy of each, and they compare classes.
const codeMirror = [
  '@codemirror/commands',
  '@codemirror/lang-yaml',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
];

export default defineConfig({
  test: {
    // One more than there are cores: files wait for databases and clocks for a fifth of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'platform',
          include: ['platform/**/*.test.ts'],
          globalSetup: ['tests/support/testDatabase.ts'],
          environment: 'node',
          ...shared,
        },
      },
      { test: { name: 'gateway', include: ['gateway/**/*.test.ts'], environment: 'node', ...shared } },
      {
        plugins: [relayTransform(), react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Each file has its own context and document, but libraries are compiled once: as processes, files spend more
          // time on loading than on testing. Contexts are never freed, so a process ends when it has grown this large.
          pool: 'vmForks',
          vmMemoryLimit: '1.5GB',
          globals: true,
          setupFiles: ['web/testing/setup.ts'],
          // Each failed attempt of `waitFor` would print the document. To see it in an error, set this to 7000.
          env: { DEBUG_PRINT_LIMIT: '0' },
          // Bundled once: as single modules they take two seconds of every file.
          deps: { optimizer: { client: { enabled: true, include: [...bundled, ...codeMirror] } } },
          ...patient,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.contract.ts'],
          globalSetup: ['tests/support/buildServers.ts', 'tests/support/testDatabase.ts'],
          environment: 'node',
          ...shared,
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
