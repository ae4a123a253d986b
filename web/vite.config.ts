import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routerParts } from './app/routerParts.ts';
import { i18nextParts } from './i18n/i18nextParts.ts';
import { isForm, isRule, sentLater, sharedChunks } from './chunks.ts';
import { relayModules } from './relay/relayModules.ts';
import { relayTransform } from './relay/relayTransform.ts';
import { usedStyles } from './ui/theme/usedStyles.ts';

/** Where `npm run dev` finds the gateway; production serves both from one address. */
const gateway = 'http://127.0.0.1:4000';

const chunks = sharedChunks();
const own = /\/web\/|lucide-react\//;
/** The boxes that every page is laid out with. */
const layout = /@chakra-ui\/react\/dist\/esm\/components\/(box|flex|grid|simple-grid|stack|separator|text)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relayTransform(), relayModules(), usedStyles(), routerParts(), i18nextParts(), react()],
  // React has this hook itself by now.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    target: 'es2023',
    // Smaller by a fiftieth than the bundler's own, on every address, for some seconds of building.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    rolldownOptions: {
      // Emotion needs these two for a helper that nothing here uses; CommonJS hides that from the bundler.
      treeshake: {
        moduleSideEffects: [
          { test: /hoist-non-react-statics|react-is|fbjs|invariant|@babel\/runtime/, sideEffects: false },
        ],
      },
      output: {
        // A shared chunk's own name lists every page that uses it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        // Many tiny files compress badly. Libraries stay apart from our code, which changes more often.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'libraries', test: layout, priority: 3 },
            // What these import belongs to them or to more pages, and finds its own chunk.
            // What is sent later, one file for each noun: they spread the same fragments.
            {
              name: sentLater,
              debugName: 'verbs',
              test: /__generated__\/\w+(Mutation|Subscription)\.graphql/,
              priority: 4,
            },
            {
              name: chunks.start,
              debugName: 'start',
              test: own,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: chunks.data,
              debugName: 'data',
              test: /\/web\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: chunks.forms,
              debugName: 'forms',
              test: isForm,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: chunks.guests,
              debugName: 'guests',
              test: /\/web\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: chunks.console,
              debugName: 'console',
              test: own,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: chunks.cluster,
              debugName: 'cluster',
              test: own,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What checks a form comes while somebody types.
            { name: 'rules', test: isRule, priority: 4, includeDependenciesRecursively: false },
            // Only two dialogs read or write YAML; nothing else may come to lie in one file with it.
            { name: 'yaml', test: /node_modules\/yaml\// },
            { name: 'relay', test: /node_modules\/(react-relay|relay-runtime|fbjs|invariant|@babel)/ },
            // Not what builds on Relay: that would bring it to the sign-in pages. Nor forms: lists do without them.
            // A dialog beside something small would bring the dialogs' machine to every page with that.
            {
              name: 'shared',
              test: /web\/ui\/(?!feedback\/(CopyOnceDialog|ConfirmDialog|Dialog|Drawer))|web\/lib\/|lucide-react/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_000,
            },
            {
              name: 'shared',
              test: /web\/forms\/(?!FormDialog|CodeField)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_000,
            },
            {
              name: 'shared',
              // The form for a token would come with what saves one.
              test: /web\/(shell|app|domains|relay)\/(?!integrations\/(CloudTokenForm|TokenHowTo))/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 500,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/download': gateway,
      '/avatars': gateway,
      '/dev': gateway,
      '/auth': gateway,
    },
  },
});
