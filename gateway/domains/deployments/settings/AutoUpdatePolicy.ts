import { builder } from '../../../graphql/builder.ts';
import { autoUpdatePolicies } from '../deployments.upstream.ts';

export const AutoUpdatePolicy = builder.enumType('AutoUpdatePolicy', {
  description: 'Which new tags of an image are deployed by themselves.',
  values: {
    ALL: { value: autoUpdatePolicies[0], description: 'Every newer version, pre-releases included.' },
    MAJOR: { value: autoUpdatePolicies[1], description: 'Newer major, minor and patch versions.' },
    MINOR: { value: autoUpdatePolicies[2], description: 'Newer minor and patch versions.' },
    PATCH: { value: autoUpdatePolicies[3], description: 'Newer patch versions.' },
    LATEST: { value: autoUpdatePolicies[4], description: 'The same tag whenever its image has changed.' },
    CUSTOM: { value: autoUpdatePolicies[5], description: 'Tags that match a custom pattern.' },
  } as const,
});
