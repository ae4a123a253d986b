import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { pascal, requireName, writeNew } from './scaffold.mjs';

const noun = requireName('First word, the noun', process.argv[2], /^[a-z][a-z-]*$/, 'addons');
const mutation = requireName(
  'Second word, the mutation',
  process.argv[3],
  /^[a-z]+[A-Z]\w*$/,
  'installAddon',
);
const Mutation = mutation[0].toUpperCase() + mutation.slice(1);
if (!existsSync(join(root, 'gateway/domains', noun))) {
  console.error(`There is no gateway/domains/${noun}. Begin with: npm run new:domain ${noun}`);
  process.exit(1);
}

const gateway = `import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { z } from 'zod';

const ${Mutation}Payload = builder.objectRef<{ id: string }>('${Mutation}Payload').implement({
  description: 'What ${mutation} changed.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id of what changed.' }) }),
});

builder.mutationField('${mutation}', (t) =>
  t.fieldWithInput({
    type: ${Mutation}Payload,
    errors: { types: [RefusedError] },
    description: 'Does ${mutation}.',
    input: { id: t.input.id({ required: true, description: 'What to change.' }) },
    resolve: (_root, { input }, ctx) =>
      ctx.upstream.post(path\`/api/${noun}/\${String(input.id)}\`, z.object({ id: z.string() })),
  }),
);
`;

const test = `import { expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';

it('${mutation} answers what the platform changed', async () => {
  const { execute } = testGateway({ upstream: { 'POST /api/${noun}/one': { data: { id: 'one' } } } });
  const { data, errors } = await execute(
    'mutation ($id: ID!) { ${mutation}(input: { id: $id }) { ... on ${Mutation}Payload { id } } }',
    { id: 'one' },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ ${mutation}: { id: 'one' } });
});
`;

const hook = `import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { use${Mutation}Mutation } from './__generated__/use${Mutation}Mutation.graphql.ts';

/** \`[${mutation}, isPending]\`; \`${mutation}\` resolves with the payload or the reason for the failure. */
export function use${Mutation}() {
  return useAppMutation<use${Mutation}Mutation>(graphql\`
    mutation use${Mutation}Mutation($input: ${Mutation}Input!) {
      ${mutation}(input: $input) {
        ... on ${Mutation}Payload @alias(as: "payload") {
          id
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
console.log(`
Next: import './${mutation}.ts' where gateway/graphql/schema.ts takes in ${noun}; say in the descriptions what ${pascal(noun)}
gains; spread the components' fragments in the hook; then npm run schema and npm run relay.`);
