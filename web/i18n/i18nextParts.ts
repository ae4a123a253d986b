import type MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { withBodies, type Node } from '../leftOut.ts';

/**
 * Methods for what no text and no call here uses: formats (`{{count, number}}`), texts inside texts (`$t()`), clones,
 * a server's first state, reports of missing texts, right-to-left scripts. With each, what it does where none is used.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'Formatter.init': '{}',
  'Formatter.format': '{ return arguments[0]; }',
  'Formatter.add': '{}',
  'Formatter.addCached': '{}',
  'Interpolator.nest': '{ return arguments[0]; }',
  'Connector.saveMissing': '{}',
  'Translator.getUsedParamsDetails': '{}',
  'I18n.dir': "{ return 'ltr'; }",
  'I18n.hydrate': '{}',
  'I18n.cloneInstance': '{ return this; }',
};

const bodyOf = (program: Node, path: string): Node | undefined => {
  const [className, name] = path.split('.');
  const methods = (program.body as readonly Node[])
    .filter(({ type, id }) => type === 'ClassDeclaration' && (id as { name?: string }).name === className)
    .flatMap(({ body }) => (body as { body: readonly Node[] }).body);
  const method = methods.find(({ key }) => (key as { name?: string } | undefined)?.name === name);
  return (method?.value as { body?: Node } | undefined)?.body;
};

/** i18next's code without those methods' bodies, and without the helpers that only the constructor of formats needs. */
export function withoutUnused(code: string, program: Node): MagicString {
  return withBodies(code, {
    bodies: LEFT_OUT,
    find: (path) => bodyOf(program, path),
    missing: (path) => `i18next has no method ${path} any more: web/i18n/i18nextParts.ts`,
  });
}

/** i18next is one file of classes, of which a bundler can leave nothing out. */
export function i18nextParts(): Plugin {
  return {
    name: 'i18next-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        return { code: withoutUnused(code, this.parse(code) as unknown as Node).toString(), map: null };
      },
    },
  };
}
