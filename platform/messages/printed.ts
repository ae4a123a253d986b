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

/** The same as a locale file: two keys where there is a plural form. */
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

/** Files generated from the tables: path from the repository root → text. */
export const printedFiles: Readonly<Record<string, string>> = {
  'gateway/graphql/__generated__/messages.ts': gatewayFile(),
  'web/i18n/en/messages.json': localeFile(),
};
