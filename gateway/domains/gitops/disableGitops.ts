import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { GitopsRef } from './Gitops.ts';
import { postGitops, type GitopsRecord } from './gitops.upstream.ts';

const DisableGitopsPayload = builder.objectRef<{ gitops: GitopsRecord }>('DisableGitopsPayload').implement({
  description: 'GitOps is being disabled.',
  fields: (t) => ({
    gitops: t.expose('gitops', { type: GitopsRef, description: 'GitOps, status DISABLING.' }),
  }),
});

builder.mutationField('disableGitops', (t) =>
  t.fieldWithInput({
    type: DisableGitopsPayload,
    errors: { types: [RefusedError] },
    description: 'Disables GitOps on a cluster. Deployed objects are kept. Scope: GITOPS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      gitops: await postGitops(ctx, input.clusterId.id, { enabled: false }),
    }),
  }),
);
