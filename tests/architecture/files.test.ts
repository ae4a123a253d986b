import { describe, expect, it } from 'vitest';
import { readFiles } from './repository.ts';
import type { SourceFile } from './repository.ts';

const SOURCE = /^(process|platform|gateway|web|tests|scripts)\/.*\.(ts|tsx|mjs)$|^[^/]+\.(ts|js)$/;

function lineLimit(path: string): number {
  if (/\.(test|contract|e2e)\.tsx?$/.test(path)) return 600;
  return /^platform\/.*\.service\.ts$/.test(path) ? 350 : 300;
}

type Guard = (file: SourceFile) => boolean;
/** The words are split so that this file does not break its own rule. */
const unfinished = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`);
const machinePath = new RegExp(
  `(["'\`\\s=(]|^)/(${['ro' + 'ot', 'ho' + 'me', 'Us' + 'ers', 'wo' + 'rk'].join('|')})/[\\w.-]`,
  'm',
);
const registryHost = new RegExp(
  ['registry\\.' + 'npmjs', 'npm\\.pkg\\.' + 'github', 'artifact' + 'ory', 'yarnpkg\\.' + 'com'].join('|'),
);

/** Each guard returns true for a file that breaks it. */
const guards: Record<string, { in: RegExp; breaks: Guard; bad: SourceFile }> = {
  'stay below their size limit': {
    in: SOURCE,
    breaks: ({ path, text }) => text.split('\n').length - 1 > lineLimit(path),
    bad: { path: 'web/lib/long.ts', text: 'x\n'.repeat(301) },
  },
  'read the environment only in config.ts': {
    in: /^(process|platform|gateway|web|tests|scripts)\/.*\.(ts|tsx|mjs)$/,
    breaks: ({ path, text }) =>
      /\bprocess\.env\b/.test(withoutComments(text)) &&
      !/(^|\/)config\.(ts|mjs)$|^scripts\/container\.mjs$/.test(path) &&
      !path.startsWith('tests/architecture/'),
    bad: { path: 'gateway/yoga.ts', text: 'const port = process.env.PORT;' },
  },
  'contain no markers of unfinished work': {
    in: /\.(ts|tsx|mjs|js|md|json|ya?ml|css|html)$/,
    breaks: ({ path, text }) => path !== 'package-lock.json' && unfinished.test(text),
    bad: { path: 'web/lib/money.ts', text: `// ${'TO' + 'DO'} round` },
  },
  'contain no machine-specific path': {
    in: /\.(ts|tsx|mjs|js|md|json|ya?ml|css|html|sh)$|^[.\w]+$/,
    breaks: ({ text }) => machinePath.test(text),
    bad: { path: 'scripts/build.mjs', text: `const where = '/${'ho' + 'me'}/me/x';` },
  },
  'contain no package registry host': {
    in: /\.(ts|tsx|mjs|js|md|json|ya?ml)$|^\.npmrc$/,
    breaks: ({ text }) => registryHost.test(text),
    bad: { path: 'package-lock.json', text: `"resolved": "https://registry.${'npmjs'}.org/x"` },
  },
  'give a reason for every disabled lint rule': {
    in: /^(process|platform|gateway|web|tests|scripts)\/.*\.(ts|tsx|mjs)$/,
    breaks: ({ path, text }) =>
      !/^(tests\/architecture|scripts\/lint)\//.test(path) &&
      text.split('\n').some((line) => /(ox|es)lint-disable/.test(line) && !/\s--\s+\S{2,}/.test(line)),
    bad: { path: 'web/ui/x.ts', text: '// oxlint-disable-next-line no-console' },
  },
  'suppress no type error without a reason': {
    in: /\.(ts|tsx)$/,
    breaks: ({ path, text }) =>
      !path.startsWith('tests/architecture/') &&
      /@ts-(ignore|nocheck)|@ts-expect-error\s*$|\bas any\b/m.test(withoutStrings(text)),
    bad: { path: 'web/ui/x.ts', text: 'const a = b as any;' },
  },
  'are not barrels': {
    in: /^(process|platform|gateway|web)\/.*\.tsx?$/,
    breaks: ({ path, text }) => /(^|\/)index\.tsx?$/.test(path) || /^export \* from/m.test(text),
    bad: { path: 'web/ui/index.ts', text: 'export const a = 1;' },
  },
  'are named after the component they export': {
    in: /^web\/(domains|ui|forms|app|shell)\/(.*\/)?[A-Z]\w*\.tsx$/,
    breaks: ({ path, text }) => !exportsName(text, baseName(path)),
    bad: { path: 'web/ui/Card.tsx', text: 'export function Panel() {}' },
  },
  'are named after the hook they export': {
    in: /^web\/domains\/(.*\/)?use[A-Z]\w*\.tsx?$/,
    breaks: ({ path, text }) => !exportsName(text, baseName(path)),
    bad: { path: 'web/domains/addons/useInstallAddon.ts', text: 'export function useInstall() {}' },
  },
};

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1');
const withoutStrings = (text: string) => text.replace(/'[^'\n]*'|"[^"\n]*"/g, "''");
const baseName = (path: string) => (path.split('/').pop() ?? '').replace(/\.tsx?$/, '');

function exportsName(text: string, name: string): boolean {
  const declared = new RegExp(`export\\s+(?:async\\s+)?(?:function|const|class)\\s+${name}\\b`);
  return declared.test(text) || new RegExp(`export\\s*\\{[^}]*\\b${name}\\b[^}]*\\}`).test(text);
}

describe.each(Object.entries(guards))('files %s', (_name, guard) => {
  it('in this repository', () => {
    const broken = readFiles(guard.in).filter(guard.breaks);
    expect(broken.map(({ path }) => path)).toEqual([]);
  });

  it('and the guard reports a file that does not', () => {
    expect(guard.in.test(guard.bad.path) && guard.breaks(guard.bad)).toBe(true);
  });
});
