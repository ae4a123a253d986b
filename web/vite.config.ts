import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relayTransform } from './relay/relayTransform.ts';

/** The address of the gateway for `npm run dev`; in production it serves both. */
const gateway = 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relayTransform(), react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    target: 'es2023',
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code that every page starts with, except libraries, which change more rarely; and what many pages share: as
          // a hundred small files it would take a second more to load, because a browser opens six connections.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'app', test: /\/web\//, tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 6 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/terminal': { target: gateway, ws: true },
      '/download': gateway,
      '/avatars': gateway,
      '/dev': gateway,
      '/auth': gateway,
    },
  },
});
