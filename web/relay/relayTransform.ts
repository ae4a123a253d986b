import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const TAGGED = /\bgraphql`\s*(?:#[^\n]*\n\s*)*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;
const TAG_IMPORT = /^import \{ graphql \} from 'relay-runtime';$/gm;

/** Sent some time after the page stands, or never; `operation.ts` knows what to do with the promise. */
const isLate = (kind: string): boolean => kind === 'mutation' || kind === 'subscription';

/**
 * Replaces each `graphql` tagged literal by an import of the artefact that relay-compiler wrote for it; mutations and
 * subscriptions by a function that imports it, which keeps them out of what a page loads first.
 * Vite 8 has no Babel, and the packaged Relay plugins either bring it back or stop at Vite 7. With `hasAllAtHand` nothing
 * comes late: a test of what a click sends does not wait for the document.
 */
export function relayTransform({ hasAllAtHand = false } = {}): Plugin {
  return {
    name: 'relay-transform',
    enforce: 'pre',
    transform: {
      // relay-runtime itself contains the tag in its texts, and artefacts quote the documents.
      filter: {
        id: { include: /\/web\/.*\.tsx?$/, exclude: [/node_modules/, /__generated__/] },
        code: /graphql`/,
      },
      handler(code, id) {
        const source = new MagicString(code);
        const imports = new Map<string, string>();
        for (const match of code.matchAll(TAGGED)) {
          const [text, kind = '', name] = match;
          if (!name) continue;
          const local = `__relay_${name}`;
          const file = `'./__generated__/${name}.graphql'`;
          imports.set(
            local,
            isLate(kind) && !hasAllAtHand
              ? `const ${local} = () => import(${file});`
              : `import ${local} from ${file};`,
          );
          source.overwrite(match.index, match.index + text.length, local);
        }
        if (imports.size === 0) return null;
        // The tag is gone; an import of nothing else would still load all of Relay.
        for (const { index, 0: text } of code.matchAll(TAG_IMPORT)) source.remove(index, index + text.length);
        source.prepend([...imports.values()].join('') + '\n');
        return { code: source.toString(), map: source.generateMap({ source: id, hires: true }) };
      },
    },
  };
}
