import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  TokenKind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
} from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { read, readFiles, type SourceFile } from './repository.ts';

const schema = buildSchema(read('schema.graphql'), { assumeValidSDL: true });
const SENTENCES = new Set(['message', 'progressMessage', 'description']);
/** Words of others stay as they are: Kubernetes on pods, Hetzner on what it sells. */
const OF_OTHERS = new Set(['ProblematicPod', 'InstanceType']);

/** Failures of mutations: `toMutationResult` translates them, once for all who show them. */
function isFailure(type: string): boolean {
  const errors = schema.getType('UserError');
  const found = schema.getType(type);
  const isError = isInterfaceType(errors) && isObjectType(found) && schema.isSubType(errors, found);
  return isError || type === 'InputIssue';
}

/** Selected for the store alone: relay's own rule sees to it that the others are read in the same file. */
function isReadElsewhere({ loc }: FieldNode): boolean {
  const before = loc?.startToken.prev;
  return before?.kind === TokenKind.COMMENT && before.value.includes('relay/unused-fields');
}

/** The sentences of the server that a file selects and reads, as `Type.field`. */
function sentencesRead({ text }: SourceFile): string[] {
  const found: string[] = [];
  for (const [, document = ''] of text.matchAll(
    /graphql`(\s*(?:fragment|query|mutation|subscription)[^`]*)`/g,
  )) {
    const types = new TypeInfo(schema);
    let below = 0;
    const enter = (field: FieldNode) => {
      const [type, parent] = [types.getType(), types.getParentType()];
      if (isReadElsewhere(field)) below += 1;
      const isSentence = type && getNamedType(type).name === 'String' && SENTENCES.has(field.name.value);
      if (!isSentence || !parent || below > 0 || OF_OTHERS.has(parent.name) || isFailure(parent.name)) return;
      found.push(`${parent.name}.${field.name.value}`);
    };
    const leave = (field: FieldNode) => {
      if (isReadElsewhere(field)) below -= 1;
    };
    visit(parse(document), visitWithTypeInfo(types, { Field: { enter, leave } }));
  }
  return found;
}

const translates = ({ text }: SourceFile): boolean => /\/i18n\/(serverText\.ts|ServerText\.tsx)'/.test(text);
const forgotten = (file: SourceFile): string[] =>
  translates(file) ? [] : sentencesRead(file).map((field) => `${file.path} ${field}`);

describe('sentences of the server in the console', () => {
  it('are translated in the file that reads them', () => {
    // What events carry goes into the store alone, where the components read it.
    const files = readFiles(/^web\/.*(?<!\.test|Event)\.tsx?$/);
    expect(files.flatMap(sentencesRead).length).toBeGreaterThan(15);
    expect(files.flatMap(forgotten)).toEqual([]);
  });

  it('would be missed in a file that shows them as they come', () => {
    const card = (more: string) => ({
      path: 'web/domains/x/Card.tsx',
      text: `graphql\`fragment Card_cluster on Cluster { name ${more} }\``,
    });
    expect(forgotten(card('progressMessage'))).toEqual(['web/domains/x/Card.tsx Cluster.progressMessage']);
    expect(forgotten(card('\n# relay/unused-fields -- for the store\nprogressMessage'))).toEqual([]);
    const known = card('progressMessage');
    expect(forgotten({ ...known, text: `import '../../i18n/serverText.ts';${known.text}` })).toEqual([]);
  });
});
