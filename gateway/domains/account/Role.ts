import { builder } from '../../graphql/builder.ts';

/** Roles of the graph and their names in the platform: `master` operates the platform, `user` may only read. */
export const Role = builder.enumType('Role', {
  description: 'Role of a user in an account.',
  values: {
    OWNER: { value: 'owner', description: 'Everything in the account, including its plan.' },
    ADMIN: { value: 'admin', description: 'Everything in the account except for its plan.' },
    DEVELOPER: {
      value: 'developer',
      description:
        'Reads the account and its clusters; manages add-ons, GitOps, registries and secrets in them.',
    },
    VIEWER: { value: 'user', description: 'Reads everything in the account.' },
    OPERATOR: { value: 'master', description: 'Operates the platform: everything in every account.' },
  },
});
