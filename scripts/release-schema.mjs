import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Makes today's schema the one that clients are promised; docs/api-changelog.md says what that means. */
copyFileSync(join(root, 'schema.graphql'), join(root, 'docs/released.graphql'));
console.log(
  'docs/released.graphql is schema.graphql of today. Begin a new section in docs/api-changelog.md.',
);
