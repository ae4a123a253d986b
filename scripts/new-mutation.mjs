import { existsSync } from 'node:fs';
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
const Type = pascal(singular(noun));
const type = Type[0].toLowerCase() + Type.slice(1);
for (const [path, remedy] of [
  [`gateway/domains/${noun}/${noun}.graph.ts`, `begin with: npm run new:domain ${noun}`],
  [`gateway/domains/${noun}/${Type}.ts`, `the mutation is about a ${Type}: define that first`],
]) {
  if (existsSync(join(root, path))) continue;
  console.error(`There is no ${path}: ${remedy}`);
  process.exit(1);
}

const endpoint = `
/** ${Mutation}: say what the platform does. */
export function post${Mutation}(ctx: GatewayContext, id: string): Promise<${Type}Record> {
  ctx.requireToken();
  return ctx.upstream.post(path\`/api/${noun}/\${id}/${mutation}\`, ${type}Record);
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

const url = 'POST /api/${noun}/one/${mutation}';
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
append(`gateway/domains/${noun}/${noun}.upstream.ts`, endpoint);
console.log(`
Next: the path and the inputs in gateway/domains/${noun}/${noun}.upstream.ts and ${mutation}.ts; the descriptions; in the
hook, what the screen shows of the changed ${type}; then npm run schema and npm run relay.`);
