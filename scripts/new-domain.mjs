import { pascal, requireName, writeNew } from './scaffold.mjs';

const noun = requireName('The noun', process.argv[2], /^[a-z][a-z-]*s?$/, 'backups');
const Type = pascal(noun.replace(/s$/, ''));

const rules = `/** What may be done with a ${noun.replace(/s$/, '')}, and in which state. */
export const actions = {
  delete: ['active', 'failed'],
} as const satisfies Record<string, readonly string[]>;

/** Whether the action is allowed in the status. */
export function isAllowed(action: keyof typeof actions, status: string): boolean {
  return (actions[action] as readonly string[]).includes(status);
}
`;

const rulesTest = `import { expect, it } from 'vitest';
import { actions, isAllowed } from './${noun}.rules.ts';

it.each(Object.entries(actions))('%s is allowed in its statuses and in no other', (action, statuses) => {
  const name = action as keyof typeof actions;
  for (const status of statuses) expect(isAllowed(name, status)).toBe(true);
  expect(isAllowed(name, 'unheard-of')).toBe(false);
});
`;

const upstream = `import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const ${Type}Record = z.object({ id: z.string(), name: z.string() });
export type ${Type}Record = z.output<typeof ${Type}Record>;

/** One ${Type} by its id. */
export function fetch${Type}(ctx: GatewayContext, id: string): Promise<${Type}Record> {
  return ctx.upstream.get(path\`/api/${noun}/\${id}\`, ${Type}Record);
}
`;

const type = `import { builder } from '../../graphql/builder.ts';
import { fetch${Type}, type ${Type}Record } from './${noun}.upstream.ts';

export const ${Type} = builder.objectRef<${Type}Record>('${Type}');
builder.node(${Type}, {
  description: 'One of the ${noun} of the account.',
  id: { resolve: (record) => record.id, description: 'The global id.' },
  loadOne: (id, ctx) => fetch${Type}(ctx, id),
  fields: (t) => ({ name: t.exposeString('name', { description: 'Its name.' }) }),
});
`;

const card = `import { useFragment } from 'react-relay';
import { graphql } from 'relay-runtime';
import type { ${Type}Card_item$key } from './__generated__/${Type}Card_item.graphql.ts';

/** A ${Type} by its name. */
export function ${Type}Card({ item }: { item: ${Type}Card_item$key }) {
  const { name } = useFragment<${Type}Card_item$key>(
    graphql\`
      fragment ${Type}Card_item on ${Type} {
        name
      }
    \`,
    item,
  );
  return <article>{name}</article>;
}
`;

await writeNew({
  [`platform/domains/${noun}/${noun}.rules.ts`]: rules,
  [`platform/domains/${noun}/${noun}.test.ts`]: rulesTest,
  [`gateway/domains/${noun}/${noun}.upstream.ts`]: upstream,
  [`gateway/domains/${noun}/${Type}.ts`]: type,
  [`web/domains/${noun}/${Type}Card.tsx`]: card,
  [`web/i18n/en/${noun}.json`]: '{}\n',
  [`web/i18n/es/${noun}.json`]: '{}\n',
});
console.log(`
Next: one line for ${noun} in platform/nouns.ts and gateway/graphql/schema.ts, routes.tsx with its line in the router;
store, service and routes after docs/examples.md; then npm run schema and npm run relay.`);
