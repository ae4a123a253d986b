import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { addImport, append, pascal, requireName, singular, writeNew } from './scaffold.mjs';

const noun = requireName('First word, the noun', process.argv[2], /^[a-z][a-z-]*$/, 'addons');
const mutation = requireName(
  'Second word, the mutation',
  process.argv[3],
  /^[a-z]+[A-Z]\w*$/,
  'installAddon',
);
const Mutation = mutation[0].toUpperCase() + mutation.slice(1);
const Type = process.argv[4]
  ? requireName('Third word, the type', process.argv[4], /^[A-Z]\w*$/, 'NodePool')
  : pascal(singular(noun));
const type = Type[0].toLowerCase() + Type.slice(1);
for (const [path, remedy] of [
  [`gateway/domains/${noun}/${noun}.graph.ts`, `begin with: npm run new:domain ${noun}`],
  [
    `gateway/domains/${noun}/${Type}.ts`,
    `define the type ${Type}, or give the mutation's type as third word, such as NodePool`,
  ],
]) {
  if (existsSync(join(root, path))) continue;
  console.error(`There is no ${path}: ${remedy}`);
  process.exit(1);
}

/** `renameWidget` of widgets → `rename`, `syncNodePools` of clusters → `sync-node-pools`. */
const action = mutation
  .replace(pascal(noun), '')
  .replace(Type, '')
  .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const url = `/api/${noun}/:id/${action}`;

const upstreamFile = `gateway/domains/${noun}/${noun}.upstream.ts`;
const upstream = readFileSync(join(root, upstreamFile), 'utf8');
/** The schema that the record's type is derived from; undefined where the file declares the type differently. */
const schema = new RegExp(`type ${Type}Record = z\\.output<typeof (\\w+)>`).exec(upstream)?.[1];

const endpoint = `
/** ${Mutation}: say what the platform does. */
export function post${Mutation}(ctx: GatewayContext, id: string): Promise<${Type}Record> {
  ctx.requireToken();
  return ctx.upstream.post(path\`${url.replace(':id', '${id}')}\`, ${schema ?? `${type}Record`});
}
`;

const gateway = `import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ${Type}, ${Type}Ref } from './${Type}.ts';
import { post${Mutation}, type ${Type}Record } from './${noun}.upstream.ts';

const ${Mutation}Payload = builder
  .objectRef<{ ${type}: ${Type}Record }>('${Mutation}Payload')
  .implement({
    description: 'Result of \`${mutation}\`.',
    fields: (t) => ({
      ${type}: t.expose('${type}', { type: ${Type}Ref, description: 'The ${type} after the change.' }),
    }),
  });

builder.mutationField('${mutation}', (t) =>
  t.fieldWithInput({
    type: ${Mutation}Payload,
    errors: { types: [RefusedError] },
    description: 'Describe what \`${mutation}\` does and which scope it requires.',
    input: { id: t.input.globalID({ for: ${Type}, required: true, description: 'The ${type} to change.' }) },
    resolve: async (_root, { input }, ctx) => ({ ${type}: await post${Mutation}(ctx, input.id.id) }),
  }),
);
`;

const test = `import { describe, expect, it } from 'vitest';
import { answer, testGateway } from '../../testing.ts';
import { idOf } from '../testing.ts';

const url = 'POST ${url.replace(':id', 'one')}';
const run = (response: unknown) =>
  testGateway({ upstream: { [url]: response } }).execute(
    \`mutation ($id: ID!) { ${mutation}(input: { id: $id }) {
      ... on ${Mutation}Payload { ${type} { id name } } ... on RefusedError { code } } }\`,
    { id: idOf('${Type}', 'one') },
  );

describe('${mutation}', () => {
  it('returns what the platform changed', async () => {
    const { data } = await run({ data: { id: 'one', name: 'first' } });
    expect(data).toEqual({ ${mutation}: { ${type}: { id: idOf('${Type}', 'one'), name: 'first' } } });
  });

  it('returns a refusal with its code', async () => {
    const { data } = await run(answer(403, { error: 'forbidden', message: 'No.' }));
    expect(data).toEqual({ ${mutation}: { code: 'FORBIDDEN' } });
  });
});
`;

const selection = existsSync(join(root, `web/domains/${noun}/${Type}Card.tsx`))
  ? `...${Type}Card_${type}`
  : '__typename';
const hook = `import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { use${Mutation}Mutation } from './__generated__/use${Mutation}Mutation.graphql.ts';

/** \`[${mutation}, isPending]\`; \`${mutation}\` resolves with the payload or the reason for the failure. */
export function use${Mutation}() {
  return useAppMutation<use${Mutation}Mutation>(graphql\`
    mutation use${Mutation}Mutation($input: ${Mutation}Input!) {
      ${mutation}(input: $input) {
        ... on ${Mutation}Payload @alias(as: "payload") {
          ${type} {
            ${selection}
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  \`);
}
`;

await writeNew({
  [`gateway/domains/${noun}/${mutation}.ts`]: gateway,
  [`gateway/domains/${noun}/${mutation}.test.ts`]: test,
  [`web/domains/${noun}/use${Mutation}.ts`]: hook,
});
addImport(`gateway/domains/${noun}/${noun}.graph.ts`, `./${mutation}.ts`);
append(upstreamFile, endpoint);
const checkNames = schema
  ? ''
  : `\n  Check the names ${Type}Record and ${type}Record there: no schema of that type was found.`;
console.log(`
Next:
- gateway: the path and the inputs in ${upstreamFile} and ${mutation}.ts; the descriptions.${checkNames}
- platform/domains/${noun}: the route POST ${url}, the service, the store and their test.
- The route's row in platform/domains/auth/gates/gates.rules.ts and in tests/contract/endpoints.ts.
- web: in the hook, what the screen shows of the changed ${type}; texts in web/i18n/en and web/i18n/es.
- docs/api-changelog.md: what was added.
Then npm run schema and npm run relay.`);
