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

const disableReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason: 'Say why the rule does not hold here: `eslint-disable-next-line rule -- the reason`.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*eslint-disable/.test(comment.value) || /\s--\s+\S{2,}/.test(comment.value)) continue;
          context.report({ loc: comment.loc, messageId: 'reason' });
        }
      },
    };
  },
};

export const repositoryRules = {
  rules: { 'import-walls': importWalls, 'disable-reason': disableReason },
};
