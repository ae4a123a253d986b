import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The import walls: one table, read here by the linter and in tests/architecture by a scan of its own. */
const walls = JSON.parse(readFileSync(join(root, 'tests/architecture/walls.json'), 'utf8'));

const isTestCode = (path) =>
  /\.(test|contract|e2e)\.tsx?$/.test(path) ||
  /^(platform|gateway|web)\/(.*\/)?testing(\/|\.tsx?$)/.test(path);

/** Says which wall forbids that `from` imports `to` (repository paths), or undefined. */
function brokenWall(from, to, typeOnly) {
  return walls.find((wall) => {
    const here = new RegExp(wall.from).exec(from);
    if (!here || (typeOnly && wall.typesAllowed)) return false;
    // Tests may reach across the layers of their own part, never into another part.
    if (isTestCode(from) && from.split('/')[0] === to.split('/')[0]) return false;
    return new RegExp(wall.to.replaceAll('$1', here[1] ?? '')).test(to);
  });
}

const importWalls = {
  meta: { type: 'problem', schema: [], messages: { wall: '{{from}} may not import {{to}}: {{reason}}' } },
  create(context) {
    const from = relative(root, context.filename).split(sep).join('/');
    const check = (node, typeOnly) => {
      const specifier = node?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const to = relative(root, resolve(dirname(context.filename), specifier))
        .split(sep)
        .join('/');
      const wall = brokenWall(from, to, typeOnly);
      if (wall) context.report({ node, messageId: 'wall', data: { from, to, reason: wall.reason } });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
    };
  },
};

const noBarrel = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { barrel: 'No barrels: import from the file that defines the thing.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'barrel' });
    return {
      ExportAllDeclaration: report,
      ExportNamedDeclaration: (node) => {
        if (node.source?.value.startsWith('.')) report(node);
      },
    };
  },
};

const noRawColour = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { colour: 'Colours are tokens of web/ui/theme: a raw value ignores the dark theme.' },
  },
  create(context) {
    return {
      Literal(node) {
        if (/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(String(node.value)))
          context.report({ node, messageId: 'colour' });
      },
    };
  },
};

/** The linter loads a plugin by its default export. */
// oxlint-disable-next-line import/no-default-export -- the form of a linter's plugin
export default {
  meta: { name: 'repository' },
  rules: {
    'import-walls': importWalls,
    'no-barrel': noBarrel,
    'no-raw-colour': noRawColour,
  },
};
