import type { Template } from '../../process/messages/template.ts';
import { messages } from './messages.ts';

const byCode = Object.entries<Template>(messages).toSorted(([a], [b]) => (a < b ? -1 : 1));

const printedForms = (template: Template): string =>
  typeof template === 'string' ? JSON.stringify(template) : JSON.stringify({ ...template });

/** The wordings by their GraphQL names, for the gateway, which cannot import the platform. */
function gatewayFile(): string {
  const lines = byCode.map(([code, template]) => `  ${code.toUpperCase()}: ${printedForms(template)},`);
  return [
    '/** Written by `npm run schema` from the tables in platform/messages. */',
    'export const MESSAGES = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

/** The same as a locale file: two keys where a number decides between two forms. */
function localeFile(): string {
  const texts = byCode.flatMap(([code, template]): [string, string][] => {
    const key = code.toUpperCase();
    if (typeof template === 'string') return [[key, template]];
    return [
      [`${key}_one`, template.one],
      [`${key}_other`, template.other],
    ];
  });
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}

/** Files that are made from the tables: path from the root of the repository → text. */
export const printedFiles: Readonly<Record<string, string>> = {
  'gateway/graphql/__generated__/messages.ts': gatewayFile(),
  'web/i18n/en/messages.json': localeFile(),
};
