import { addImport, pascal, requireName, singular, writeNew } from './scaffold.mjs';

const noun = requireName('The noun', process.argv[2], /^[a-z][a-z-]*s?$/, 'backups');
const Type = pascal(singular(noun));
const type = Type[0].toLowerCase() + Type.slice(1);

const rules = `/** Action → statuses of a ${type} in which it may start. */
export const ${type}Can = {
  delete: ['active', 'failed'],
} as const satisfies Record<string, readonly string[]>;

/** Whether the action is allowed in the status. */
export function isAllowed(action: keyof typeof ${type}Can, status: string): boolean {
  return ${type}Can[action].some((one) => one === status);
}
`;

const rulesTest = `import { expect, it } from 'vitest';
import { isAllowed } from './${noun}.rules.ts';

it.each([
  ['delete', 'active', true],
  ['delete', 'failed', true],
  ['delete', 'creating', false],
] as const)('%s of a ${type} that is %s: %s', (action, status, expected) => {
  expect(isAllowed(action, status)).toBe(expected);
});
`;

const upstream = `import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const ${type}Record = z.object({ id: z.string(), name: z.string() });
export type ${Type}Record = z.output<typeof ${type}Record>;

/** One ${type} by its id. */
export function load${Type}(ctx: GatewayContext, id: string): Promise<${Type}Record> {
  ctx.requireToken();
  return ctx.upstream.get(path\`/api/${noun}/\${id}\`, ${type}Record);
}
`;

const node = `import { builder } from '../../graphql/builder.ts';
import { load${Type}, type ${Type}Record } from './${noun}.upstream.ts';

export const ${Type}Ref = builder.objectRef<${Type}Record>('${Type}');

export const ${Type} = builder.node(${Type}Ref, {
  description: 'Describe what a ${type} is.',
  id: { resolve: (${type}) => ${type}.id },
  loadOne: (id, ctx) => load${Type}(ctx, id),
  fields: (t) => ({ name: t.exposeString('name', { description: 'Name, unique in the account.' }) }),
});
`;

const nodeTest = `import { expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';
import { idOf, wire } from '../testing.ts';

it('a ${type} is found by its id with one call', async () => {
  const { execute } = testGateway({
    upstream: { 'GET /api/${noun}/one': { data: { id: 'one', name: 'first' } } },
  });
  const id = idOf('${Type}', 'one');
  const { data, calls } = await execute('query ($id: ID!) { node(id: $id) { ... on ${Type} { id name } } }', {
    id,
  });
  expect(data).toEqual({ node: { id, name: 'first' } });
  expect(wire(calls)).toEqual(['GET /api/${noun}/one']);
});
`;

const card = `import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ${Type}Card_${type}$key } from './__generated__/${Type}Card_${type}.graphql.ts';

/** A ${type} by its name. */
export function ${Type}Card(props: { ${type}: ${Type}Card_${type}$key }) {
  const { name } = useFragment<${Type}Card_${type}$key>(
    graphql\`
      fragment ${Type}Card_${type} on ${Type} {
        name
      }
    \`,
    props.${type},
  );
  return <article>{name}</article>;
}
`;

await writeNew({
  [`platform/domains/${noun}/${noun}.rules.ts`]: rules,
  [`platform/domains/${noun}/${noun}.rules.test.ts`]: rulesTest,
  [`gateway/domains/${noun}/${noun}.upstream.ts`]: upstream,
  [`gateway/domains/${noun}/${Type}.ts`]: node,
  [`gateway/domains/${noun}/${noun}.graph.ts`]: `import './${Type}.ts';\n`,
  [`gateway/domains/${noun}/${noun}.test.ts`]: nodeTest,
  [`web/domains/${noun}/${Type}Card.tsx`]: card,
  [`web/i18n/en/${noun}.json`]: '{}\n',
  [`web/i18n/es/${noun}.json`]: '{}\n',
});
addImport('gateway/graphql/schema.ts', `../domains/${noun}/${noun}.graph.ts`);
console.log(`
Next: store, service and routes after docs/examples.md, with their lines in platform/wiring/; routes.tsx with its line
in web/app/router.tsx; the descriptions; then npm run schema and npm run relay.`);
