import { builder } from '../../graphql/builder.ts';

/** Roles in a team, mapped to the platform's values. */
export const Permission = builder.enumType('Permission', {
  description: 'Role of a member in a team.',
  values: {
    MASTER: {
      value: 'master',
      description: 'All permissions in every account: the operator of the platform.',
    },
    OWNER: { value: 'owner', description: 'All permissions in the account, including its plan.' },
    ADMIN: { value: 'admin', description: 'All permissions in the account except for its plan.' },
    DEVELOPER: {
      value: 'developer',
      description: 'Reads clusters and manages apps, deployments, add-ons and secrets in them.',
    },
    USER: { value: 'user', description: 'Reads everything in the account.' },
  },
});
