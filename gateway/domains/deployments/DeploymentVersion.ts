import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { inputPath } from '../../graphql/failures.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { FieldChange } from '../../graphql/types/FieldChange.ts';
import { fields } from './deployments.upstream.ts';
import { loadVersions, type VersionRecord } from './versions.upstream.ts';

const DeploymentVersionReason = builder.enumType('DeploymentVersionReason', {
  description: 'Why a version of a deployment was made.',
  values: {
    CREATED: { value: 'created', description: 'The deployment was created.' },
    UPDATED: { value: 'updated', description: 'Its settings were changed.' },
    RESTORED: { value: 'restored', description: 'An earlier version was restored.' },
    AUTO_UPDATE: { value: 'auto_update', description: 'Keel found a newer tag.' },
    CHANGED_ELSEWHERE: {
      value: 'changed_elsewhere',
      description: 'Another tool changed it in the cluster, such as kubectl.',
    },
  } as const,
});

export const DeploymentVersionRef = builder.objectRef<VersionRecord>('DeploymentVersion');

export const DeploymentVersion = builder.node(DeploymentVersionRef, {
  description: 'A version of a deployment: every change of its pods makes one.',
  id: { resolve: ({ deploymentId, id }) => `${deploymentId}:${id}` },
  loadOne: async (id, ctx) => {
    const { owner, rest } = splitOwnId(id, 'DeploymentVersion');
    const versions = await nullWhenMissing(loadVersions(ctx, owner));
    return versions?.find((one) => one.id === rest) ?? null;
  },
  fields: (t) => ({
    imageTag: t.exposeString('image_tag', { description: 'Tag of the image.' }),
    isCurrent: t.exposeBoolean('is_current', { description: 'Whether it is the current version.' }),
    reason: t.expose('update_reason', {
      type: DeploymentVersionReason,
      nullable: true,
      description: 'Why it was made; null when that is unknown.',
    }),
    authorName: t.exposeString('updated_by_name', {
      nullable: true,
      description: 'Name of who made it: a user, an API key, Keel or the system; null when that is unknown.',
    }),
    changes: t.field({
      type: [FieldChange],
      description: 'What differs from the version before, with the paths of `updateDeployment`.',
      resolve: ({ changes }) =>
        changes.map(({ field, before, after }) => ({ path: inputPath(field, fields), before, after })),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});
