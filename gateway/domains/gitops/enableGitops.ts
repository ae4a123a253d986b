import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { GitopsRef } from './Gitops.ts';
import { postGitops, type GitopsRecord } from './gitops.upstream.ts';

const EnableGitopsPayload = builder.objectRef<{ gitops: GitopsRecord }>('EnableGitopsPayload').implement({
  description: 'GitOps is being set up.',
  fields: (t) => ({
    gitops: t.expose('gitops', { type: GitopsRef, description: 'GitOps, status CONFIGURING.' }),
  }),
});

builder.mutationField('enableGitops', (t) =>
  t.fieldWithInput({
    type: EnableGitopsPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Makes a cluster follow a repository. Its progress arrives through gitopsChanged.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      repository: t.input.string({
        required: true,
        description: 'Owner and name of a repository that may be written to.',
      }),
      branch: t.input.string({ description: 'What to follow; main when left out.' }),
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
