import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { GitopsRef } from './Gitops.ts';
import { postGitops, type GitopsRecord } from './gitops.upstream.ts';

const EnableGitopsPayload = builder.objectRef<{ gitops: GitopsRecord }>('EnableGitopsPayload').implement({
  description: 'GitOps is being enabled.',
  fields: (t) => ({
    gitops: t.expose('gitops', { type: GitopsRef, description: 'GitOps, status CONFIGURING.' }),
  }),
});

builder.mutationField('enableGitops', (t) =>
  t.fieldWithInput({
    type: EnableGitopsPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Enables GitOps on a cluster. `gitopsChanged` reports the progress. Scope: GITOPS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      repository: t.input.string({
        required: true,
        description: 'Owner and name of a repository with write access.',
      }),
      branch: t.input.string({
        description:
          "Branch to reconcile; the repository's default branch when omitted, or main if it lists no branches.",
      }),
    },
    resolve: async (_root, { input: { clusterId, repository, branch } }, ctx) => ({
      gitops: await postGitops(ctx, clusterId.id, {
        enabled: true,
        repo_name: repository,
        branch: branch ?? null,
      }),
    }),
  }),
);
