import { builder } from '../../graphql/builder.ts';
import type { AccessWord, PermissionsRecord } from './github.upstream.ts';

const GithubAccess = builder.enumType('GithubAccess', {
  description: 'What a permission of the GitHub App allows.',
  values: {
    NONE: { value: 'none', description: 'Nothing.' },
    READ: { value: 'read', description: 'Reading.' },
    WRITE: { value: 'write', description: 'Reading and changing.' },
  },
});

interface Check {
  name: string;
  required: AccessWord;
  granted: AccessWord;
}

const strength: Record<AccessWord, number> = { none: 0, read: 1, write: 2 };
const isSatisfied = ({ required, granted }: Check) => strength[granted] >= strength[required];

const GithubPermissionCheck = builder.objectRef<Check>('GithubPermissionCheck').implement({
  description: 'One permission of the GitHub App: what is needed and what was granted.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "GitHub's own name of the permission, such as contents." }),
    required: t.expose('required', { type: GithubAccess, description: 'What the console needs.' }),
    granted: t.expose('granted', { type: GithubAccess, description: 'What was granted.' }),
    isSatisfied: t.boolean({ description: 'Is what was granted enough?', resolve: isSatisfied }),
  }),
});

function checksOf({ permissions, required }: PermissionsRecord): Check[] {
  return Object.entries(required).map(([name, needed]) => ({
    name,
    required: needed,
    granted: permissions[name] ?? 'none',
  }));
}

/** The diagnosis: every permission that is needed. */
export const GithubPermissions = builder.objectRef<PermissionsRecord>('GithubPermissions').implement({
  description: 'A diagnosis of what the GitHub App may do.',
  fields: (t) => ({
    checks: t.field({
      type: [GithubPermissionCheck],
      description: 'Permission by permission.',
      resolve: checksOf,
    }),
    isComplete: t.boolean({
      description: 'Is nothing missing?',
      resolve: (record) => checksOf(record).every(isSatisfied),
    }),
  }),
});
