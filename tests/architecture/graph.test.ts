import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { read, readFiles, root } from './repository.ts';
import type { SourceFile } from './repository.ts';

/** All types, fields, arguments and enum values without a description. */
function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const check = (name: string, thing: { description?: string | null }) => {
    if (!thing.description?.trim()) missing.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    check(type.name, type);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name}:)`, argument);
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
    }
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
  }
  return missing;
}

/** Additional members that are no failures: two-factor sign-in continues with a code; manifests have no price. */
const MORE_MEMBERS: Record<string, string[]> = {
  SignInResult: ['TwoFactorRequired'],
  SignInWithProviderResult: ['TwoFactorRequired'],
  UpdateManifestResult: ['ManifestPreview'],
};

/** Result unions with a member that is neither the payload, nor a dry-run preview, nor an expected failure. */
function oversizedResults(schema: GraphQLSchema): string[] {
  const failures = ['InputError', 'RefusedError', 'PlanLimitError', 'ConflictError', 'ChangePreview'];
  return Object.values(schema.getTypeMap())
    .filter((type) => isUnionType(type) && type.name.endsWith('Result'))
    .flatMap((type) => {
      if (!isUnionType(type)) return [];
      const allowed = [
        type.name.replace(/Result$/, 'Payload'),
        ...failures,
        ...(MORE_MEMBERS[type.name] ?? []),
      ];
      const unexpected = type.getTypes().filter(({ name }) => !allowed.includes(name));
      return unexpected.map(({ name }) => `${type.name} has ${name}`);
    });
}

/** The GraphQL documents in a web file, without comments that mention the tag. */
const documents = (text: string) =>
  [...text.matchAll(/\bgraphql`(\s*(?:#[^\n]*\s*)*(?:query|mutation|subscription|fragment)\b[^`]*)`/g)].map(
    (match) => match[1] ?? '',
  );

/** Operations and fragments whose name does not start with the name of their file. */
function misnamed({ path, text }: SourceFile): string[] {
  const owner = basename(path).replace(/(\.test)?\.tsx?$/, '');
  return documents(text)
    .flatMap((document) => parse(document).definitions)
    .flatMap((definition) => ('name' in definition && definition.name ? [definition.name.value] : []))
    .filter((name) => !name.startsWith(owner))
    .map((name) => `${path}: ${name}`);
}

/** Connection keys used by two files, whose records would be mixed up in the store. */
function sharedKeys(files: SourceFile[]): string[] {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { path, text } of files) {
    for (const [, key = ''] of documents(text)
      .join('\n')
      .matchAll(/@connection\(\s*key:\s*"([^"]+)"/g)) {
      const owner = owners.get(key);
      if (owner !== undefined) shared.push(`${key}: ${owner}, ${path}`);
      owners.set(key, path);
    }
  }
  return shared;
}

const DOCUMENT = /(?:\b(?:query|mutation|subscription|fragment)\s+|queryName:\s*")(\w+)/g;
const ARTEFACT = /^(.*)\/__generated__\/(\w+)\.graphql\.ts$/;

/** Artefacts without a document beside them, and operations that are persisted needlessly or not at all. */
function staleArtefacts(sources: SourceFile[], artefacts: SourceFile[], operations: string[]): string[] {
  const wanted = new Set(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(DOCUMENT)].map(([, name]) => `${dirname(path)}/${String(name)}`),
    ),
  );
  const ids = new Set(artefacts.flatMap(({ text }) => /"id": "([0-9a-f]{64})"/.exec(text)?.[1] ?? []));
  return [
    ...artefacts
      .filter(({ path }) => !wanted.has(path.replace(ARTEFACT, '$1/$2')))
      .map(({ path }) => `${path} has no document`),
    ...operations.filter((id) => !ids.has(id)).map((id) => `${id} of operations.json has no artefact`),
    ...[...ids].filter((id) => !operations.includes(id)).map((id) => `${id} is not in operations.json`),
  ];
}

/** Mutations whose description names neither the scope of API keys nor whether a session is needed. */
function withoutAccess(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ description }) => !/\bScope: [A-Z_]+\.|\bsession\b/.test(description ?? ''))
    .map(({ name }) => name);
}

const schema = buildSchema(read('schema.graphql'));
// The Relay transform contains example documents in its source.
const sources = readFiles(/^web\/.*\.tsx?$/).filter(
  ({ path }) => !path.startsWith('web/relay/relayTransform'),
);

describe('the schema', () => {
  it('describes every type, field, argument and enum value', () => {
    expect(undescribed(schema)).toEqual([]);
  });

  it('names the scope or the session that a mutation needs', () => {
    expect(withoutAccess(schema)).toEqual([]);
  });

  it('has only the payload, a preview or one of four failures as results of mutations', () => {
    expect(oversizedResults(schema)).toEqual([]);
  });

  it('is the one printed to schema.graphql', () => {
    const printer = 'gateway/print-schema.ts';
    expect(existsSync(join(root, printer))).toBe(true);
    const code = `
      import { lexicographicSortSchema, printSchema } from 'graphql';
      import { schema } from './gateway/graphql/schema.ts';
      process.stdout.write(printSchema(lexicographicSortSchema(schema)));`;
    // Runs in a separate process, so that only one copy of graphql is loaded.
    const printed = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(printed.stderr).toBe('');
    expect(printed.stdout.trim()).toBe(read('schema.graphql').trim());
  });

  it('is sorted, so that moving code changes nothing in schema.graphql', () => {
    expect(printSchema(lexicographicSortSchema(schema)).trim()).toBe(read('schema.graphql').trim());
  });

  it('is checked for missing descriptions, missing access and unexpected result members', () => {
    const bad = buildSchema(`
      type Query { a(b: Int): E }
      enum E { X }
      type DoItPayload { a: Int }
      type Other { a: Int }
      union DoItResult = DoItPayload | Other`);
    expect(undescribed(bad)).toEqual(
      expect.arrayContaining(['Query.a(b:)', 'Query.a', 'E.X', 'E', 'DoItResult']),
    );
    expect(oversizedResults(bad)).toEqual(['DoItResult has Other']);
    const open = buildSchema(`
      type Query { a: Int }
      type Mutation {
        "Does it."
        a: Int
        "Does it. Requires a session."
        b: Int
        "Does it. Scope: WRITE."
        c: Int
      }`);
    expect(withoutAccess(open)).toEqual(['a']);
  });
});

describe('documents of the web client', () => {
  it('match their artefacts', () => {
    const compiler = join(root, 'node_modules/relay-compiler/cli.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '--validate'], {
      cwd: root,
      encoding: 'utf8',
      env: { FORCE_NO_WATCHMAN: '1' },
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('have exactly the artefacts and persisted operations they need', () => {
    const artefacts = readFiles(/^web\/.*\.graphql\.ts$/, { generated: true });
    const operations = JSON.parse(read('web/relay/operations.json')) as Record<string, string>;
    expect(
      staleArtefacts(sources, artefacts, Object.keys(operations)),
      'web/relay/operations.json and the artefacts: run `npm run relay` and commit what it writes',
    ).toEqual([]);
  });

  it('are named after their file', () => {
    expect(sources.flatMap(misnamed)).toEqual([]);
  });

  it('use every connection key once', () => {
    expect(sharedKeys(sources)).toEqual([]);
  });

  it('are checked for wrong names, shared keys and stale artefacts', () => {
    const text =
      'graphql`fragment Wrong_addon on Addon { addons @connection(key: "A_addons") { edges { node { id } } } }`';
    const files = ['a', 'b'].map((name) => ({ path: `web/${name}.tsx`, text }));
    expect(files.flatMap(misnamed)).toHaveLength(2);
    expect(sharedKeys(files)).toEqual(['A_addons: web/a.tsx, web/b.tsx']);
    const path = 'web/a/__generated__/Old_addon.graphql.ts';
    const id = 'a'.repeat(64);
    expect(staleArtefacts(files, [{ path, text: `"id": "${id}"` }], ['f00'])).toEqual([
      `${path} has no document`,
      'f00 of operations.json has no artefact',
      `${id} is not in operations.json`,
    ]);
  });
});

/** Whether a gateway file declares a type or root field under a name other than its own. */
function undeclared({ path, text }: SourceFile, known: (name: string) => boolean): boolean {
  const name = basename(path, '.ts');
  const declares =
    /builder\.\w*(objectRef|objectType|node|enumType|mutationField|subscriptionField|prismaObject)\(/i.test(
      text,
    );
  return declares && !known(name);
}

describe('gateway files', () => {
  const names = new Set([
    ...Object.keys(schema.getTypeMap()),
    ...[schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    ),
  ]);

  it('that declare a type or root field are named after it', () => {
    const files = readFiles(/^gateway\/domains\/.*\.ts$/).filter(({ path }) => !path.endsWith('.test.ts'));
    expect(
      files.filter((file) => undeclared(file, (name) => names.has(name))).map(({ path }) => path),
    ).toEqual([]);
  });

  it('are reported under any other name', () => {
    const file = { path: 'gateway/domains/addons/misc.ts', text: "builder.objectType('Addon', {})" };
    expect(undeclared(file, (name) => names.has(name))).toBe(true);
  });
});
