import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { pascal, requireName, writeNew } from './scaffold.mjs';

const noun = requireName('First word, the noun', process.argv[2], /^[a-z][a-z-]*$/, 'addons');
const verb = requireName('Second word, the mutation', process.argv[3], /^[a-z]+[A-Z]\w*$/, 'installAddon');
const Verb = verb[0].toUpperCase() + verb.slice(1);
if (!existsSync(join(root, 'gateway/domains', noun))) {
  console.error(`There is no gateway/domains/${noun}. Begin with: npm run new:domain ${noun}`);
  process.exit(1);
}

const gateway = `import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { z } from 'zod';

const ${Verb}Payload = builder.objectRef<{ id: string }>('${Verb}Payload').implement({
  description: 'What ${verb} changed.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id of what changed.' }) }),
});

builder.mutationField('${verb}', (t) =>
  t.fieldWithInput({
    type: ${Verb}Payload,
    errors: { types: [RefusedError] },
    description: 'Does ${verb}.',
    input: { id: t.input.id({ required: true, description: 'What to change.' }) },
    resolve: (_root, { input }, ctx) =>
      ctx.upstream.post(path\`/api/${noun}/\${String(input.id)}\`, z.object({ id: z.string() })),
  }),
);
`;

const test = `import { expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';

it('${verb} answers what the platform changed', async () => {
  const { execute } = testGateway({ upstream: { 'POST /api/${noun}/one': { data: { id: 'one' } } } });
  const { data, errors } = await execute(
    'mutation ($id: ID!) { ${verb}(input: { id: $id }) { ... on ${Verb}Payload { id } } }',
    { id: 'one' },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ ${verb}: { id: 'one' } });
});
`;

const hook = `import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { use${Verb}Mutation } from './__generated__/use${Verb}Mutation.graphql.ts';

/** \`[${verb}, isPending]\`; the verb resolves with the payload or with what stood in the way. */
export function use${Verb}() {
  return useVerb<use${Verb}Mutation>(graphql\`
    mutation use${Verb}Mutation($input: ${Verb}Input!) {
      ${verb}(input: $input) {
        __typename
        ... on ${Verb}Payload {
          id
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  \`);
}
`;

await writeNew({
  [`gateway/domains/${noun}/${verb}.ts`]: gateway,
  [`gateway/domains/${noun}/${verb}.test.ts`]: test,
  [`web/domains/${noun}/use${Verb}.ts`]: hook,
});
console.log(`
Next: import './${verb}.ts' where gateway/graphql/schema.ts takes in ${noun}; say in the descriptions what ${pascal(noun)}
gains; spread the components' fragments in the hook; then npm run schema and npm run relay.`);
