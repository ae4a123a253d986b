import { describe, expect, it } from 'vitest';
import { translatorOf } from '../../web/i18n/textTemplates.ts';
import { read, readFiles, type SourceFile } from './repository.ts';
import { sentencesIn } from './sentences.ts';

const texts = JSON.parse(read('web/i18n/es/platform.json')) as Record<string, string>;
const translate = translatorOf(texts);
const schema = read('schema.graphql').replaceAll(/\s+/g, ' ');

/** Files whose sentences are not for the console, and why. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^platform\/((app|server|config)\.ts|(crypto|db|tracing)\/)/, 'for whoever runs the platform'],
  [/^platform\/worlds\//, 'names of people and worlds'],
  [/^platform\/providers\/mail\//, 'mails have languages of their own'],
  [/(devPages\/|authorizePage|checkoutPage|dev\.routes|githost\/embedded\/samples)/, 'pages of others'],
  [/^platform\/providers\/bootstrap\/(certificates|sshKey|userData)\.ts$/, 'files on servers'],
  [/^platform\/providers\/kubernetes\/embedded\/pods\.ts$/, 'the words of Kubernetes stay'],
  [/^platform\/providers\/cloud\/engine\//, 'the words of Hetzner stay'],
  [/^platform\/providers\/cloud\/(instanceOffer|locations)\.ts$/, 'names that the console does not show'],
  [/^gateway\/(?!domains\/|upstream\/failures)/, 'by code in errors.json, or for whoever runs the gateway'],
];

/** Literals that only look like sentences: names, and what programs read. */
const NO_SENTENCES = new Set([
  'Administration: write',
  'Contents: write',
  'United States',
  'Ashburn, VA',
  'Hillsboro, OR',
  'Bearer {{}}',
  'Error: context deadline exceeded',
  'HTTP {{}}',
  "{{}}'s team",
  'Equipo de {{}}',
  'Node ports',
  'Between nodes',
  'Kubedeck GitOps: {{}}',
  'Add {{}} for GitOps on {{}}',
  'The second factor is missing.',
  '"{{}}" is no quantity',
]);

/** Sentences made of parts, by their outline: as people get them, or nothing for a part that stands in another one. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  '{{}} not found': notFound(),
  '{{}} is required': ['Name is required', 'Username is required'],
  '{{}} is required.': [
    ...['Full name is required.', 'Team name is required.'],
    ...['Code is required.', 'State is required.', 'Installation is required.'],
  ],
  '{{}} may have at most {{}} characters.': ['Full name', 'Team name'].map(
    (field) => `${field} may have at most 100 characters.`,
  ),
  '{{}} may not contain control or invisible characters.': ['Full name', 'Team name', 'Name'].map(
    (field) => `${field} may not contain control or invisible characters.`,
  ),
  'Team name': [],
  'Audit entry': [],
  'GitOps configuration': [],
  'GitHub integration': [],
  '{{}} or {{}}': [],
  '{{}} {{}}': [],
  '{{}} {{}} {{}}': ['1 active cluster', '5 active clusters', '1 archived cluster', '3 archived clusters'],
  '{{}} to {{}}': [],
  '{{}} UTC': [],
  '{{}} × {{}}, {{}}': [],
  'Choose a PNG, JPEG or WebP picture.': [],
  'GIF pictures are not accepted. {{}}': [
    'GIF pictures are not accepted. Choose a PNG, JPEG or WebP picture.',
  ],
  'SVG pictures are not accepted, because they can hold programs. {{}}': [
    'SVG pictures are not accepted, because they can hold programs. Choose a PNG, JPEG or WebP picture.',
  ],
  'This file is not a picture that is accepted. {{}}': [
    'This file is not a picture that is accepted. Choose a PNG, JPEG or WebP picture.',
  ],
  '{{}} tries left.': [
    'The code is not right. Check the time of your phone and try again. 1 try left.',
    'The code is not right. Check the time of your phone and try again. 3 tries left.',
  ],
  '{{}} {{}} (at most {{}})': [
    '3 active clusters (at most 1)',
    '3 archived clusters (at most 1)',
    '3 users (at most 1)',
  ],
  'Delete or archive one': ['Delete or archive one, or upgrade your plan'],
  'Delete or unarchive one': ['Delete or unarchive one, or upgrade your plan'],
  'Secrets of type {{}} need the {{}} {{}}': [
    'Secrets of type Opaque need the key a',
    'Secrets of type Opaque need the keys a and b',
  ],
  'SSH private key': [],
  'The {{}} was downloaded{{}} on {{}}. It can be downloaded once.': files(
    (file) => `The ${file} was downloaded on 2026-01-01 10:00 UTC. It can be downloaded once.`,
    (file) => `The ${file} was downloaded by Ada on 2026-01-01 10:00 UTC. It can be downloaded once.`,
  ),
  'The {{}} has not been made yet. It is there once the cluster is active.': files(
    (file) => `The ${file} has not been made yet. It is there once the cluster is active.`,
  ),
  'Somebody is downloading the {{}} at the moment. Try again in a minute.': files(
    (file) => `Somebody is downloading the ${file} at the moment. Try again in a minute.`,
  ),
  'The {{}} of a node pool cannot be changed. Add a new pool instead': ['name', 'location'].map(
    (field) => `The ${field} of a node pool cannot be changed. Add a new pool instead`,
  ),
  '{{}}, or upgrade your plan': [],
  '{{}} workers': [],
  'Adding {{}}': ['Adding 1 worker', 'Adding 3 workers'],
  'Removing {{}}': ['Removing 1 worker', 'Removing 3 workers'],
  '{{}} {{}} supports Kubernetes {{}}; the cluster runs {{}}.': [
    'Grafana 1.0.0 supports Kubernetes 1.31 to 1.35; the cluster runs v1.30.1+k3s1.',
  ],
  '{{}} is {{}}': ['installed', 'upgraded', 'rolled back', 'uninstalled'].map((done) => `Grafana is ${done}`),
};

function notFound(): string[] {
  const words = readFiles(/^platform\/(domains|http)\/.*\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/\bnotFound\('([^']+)'\)/g)].map(([, what]) => `${what} not found`),
  );
  return [...new Set(words)];
}

function files(...sentences: ((file: string) => string)[]): string[] {
  return ['kubeconfig', 'SSH private key'].flatMap((file) => sentences.map((sentence) => sentence(file)));
}

const NO_SOURCE = /\.(test|testing|contract)\.ts$|\/(testing|print-)/;
const sources = readFiles(/^(platform|gateway)\/.*\.ts$/).filter(
  ({ path }) => !NO_SOURCE.test(path) && !ELSEWHERE.some(([pattern]) => pattern.test(path)),
);

/** What a source says that has no Spanish twin. */
function untranslated({ path, text }: SourceFile): string[] {
  return sentencesIn(path, text)
    .filter((sentence) => !NO_SENTENCES.has(sentence) && !schema.includes(sentence))
    .flatMap((sentence) => MADE[sentence] ?? [sentence.replaceAll('{{}}', '‹›')])
    .filter((sentence) => translate(sentence) === undefined)
    .map((sentence) => `${path}: ${sentence}`);
}

const HOLE = /\{\{(\w+)(?::(?:text|list))?\}\}/g;
const holes = (text: string) => [...new Set([...text.matchAll(HOLE)].map(([, name]) => name))].sort();

describe('sentences of the server', () => {
  it('all have a Spanish twin', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect([...new Set(sources.flatMap(untranslated))]).toEqual([]);
  });

  it('keep their placeholders, end alike and are never empty', () => {
    for (const [english, spanish] of Object.entries(texts)) {
      expect(holes(spanish), english).toEqual(holes(english));
      expect(spanish.replaceAll(HOLE, '').trim(), english).not.toBe('');
      expect(spanish.endsWith('.'), english).toBe(english.endsWith('.'));
    }
  });

  it('would show a sentence without a twin', () => {
    const text = [
      "throw refused('busy', `The ${name} is on fire. Run.`);",
      "const issue = { message: 'Nobody knows' + ' this one' };",
      "log.info('Started all right'); const sql = sql`Select it all`;",
    ].join('\n');
    expect(untranslated({ path: 'platform/domains/x.ts', text })).toEqual([
      'platform/domains/x.ts: The ‹› is on fire. Run.',
      'platform/domains/x.ts: Nobody knows this one',
    ]);
  });
});
