import { builder } from '../../graphql/builder.ts';
import type { AccessValue, PermissionsRecord } from './github.upstream.ts';

const GithubAccess = builder.enumType('GithubAccess', {
  description: 'Access level of a permission of the GitHub App.',
  values: {
    NONE: { value: 'none', description: 'No access.' },
    READ: { value: 'read', description: 'Read access.' },
    WRITE: { value: 'write', description: 'Read and write access.' },
  },
});

interface Check {
  name: string;
  required: AccessValue;
  granted: AccessValue;
}

const strength: Record<AccessValue, number> = { none: 0, read: 1, write: 2 };
const isSatisfied = ({ required, granted }: Check) => strength[granted] >= strength[required];

const GithubPermissionCheck = builder.objectRef<Check>('GithubPermissionCheck').implement({
  description: 'A permission of the GitHub App.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "GitHub's name of the permission, such as contents." }),
    required: t.expose('required', { type: GithubAccess, description: 'Access that the console needs.' }),
    granted: t.expose('granted', { type: GithubAccess, description: 'Access that was granted.' }),
    isSatisfied: t.boolean({
      description: 'Whether the granted access is sufficient.',
      resolve: isSatisfied,
    }),
  }),
});

function checksOf({ permissions, required }: PermissionsRecord): Check[] {
  return Object.entries(required).map(([name, needed]) => ({
    name,
    required: needed,
    granted: permissions[name] ?? 'none',
  }));
}

/** All permissions that are needed. */
export const GithubPermissions = builder.objectRef<PermissionsRecord>('GithubPermissions').implement({
  description: 'Permissions of the GitHub App.',
  fields: (t) => ({
    checks: t.field({
      type: [GithubPermissionCheck],
      description: 'The permissions that are needed.',
      resolve: checksOf,
    }),
    isComplete: t.boolean({
      description: 'Whether all needed permissions are granted.',
      resolve: (record) => checksOf(record).every(isSatisfied),
    }),
  }),
});
