import { builder } from '../../graphql/builder.ts';

/** The platform's words for what a member of a team may do. */
export const Permission = builder.enumType('Permission', {
  description: 'What a member of a team may do.',
  values: {
    MASTER: { value: 'master', description: 'Everything, in any account: the operator of the platform.' },
    OWNER: { value: 'owner', description: 'Everything in the account, its plan included.' },
    ADMIN: { value: 'admin', description: 'Everything but the plan.' },
    DEVELOPER: {
      value: 'developer',
      description: 'Apps, deployments, add-ons and secrets of clusters; reads clusters.',
    },
    USER: { value: 'user', description: 'Reads.' },
  },
});
