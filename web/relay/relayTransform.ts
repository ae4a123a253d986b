import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const TAGGED = /\bgraphql`\s*(?:#[^\n]*\n\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;
const TAG_IMPORT = /^import \{ graphql \} from 'relay-runtime';$/gm;

/**
 * Replaces each `graphql` tagged literal by an import of the artefact that relay-compiler wrote for it. Vite 8 has no
 * Babel, and the published Relay plugins either need it or support Vite up to 7 only.
 */
export function relayTransform(): Plugin {
  return {
    name: 'relay-transform',
    enforce: 'pre',
    transform: {
      // The sources of relay-runtime contain the tag in strings, and artefacts contain the documents.
      filter: {
        id: { include: /\/web\/.*\.tsx?$/, exclude: [/node_modules/, /__generated__/] },
        code: /graphql`/,
      },
      handler(code, id) {
        const source = new MagicString(code);
        const imports = new Map<string, string>();
        for (const match of code.matchAll(TAGGED)) {
          const [text, name] = match;
          if (!name) continue;
          const local = `__relay_${name}`;
          imports.set(local, `import ${local} from './__generated__/${name}.graphql';`);
          source.overwrite(match.index, match.index + text.length, local);
        }
        if (imports.size === 0) return null;
        // Removes the import of the tag, which is unused now.
        for (const { index, 0: text } of code.matchAll(TAG_IMPORT)) source.remove(index, index + text.length);
        source.prepend([...imports.values()].join('') + '\n');
        return { code: source.toString(), map: source.generateMap({ source: id, hires: true }) };
      },
    },
  };
}
