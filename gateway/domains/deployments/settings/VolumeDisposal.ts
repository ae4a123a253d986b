import { builder } from '../../../graphql/builder.ts';

export const VolumeDisposal = builder.enumType('VolumeDisposal', {
  description: 'What happens to volumes that a deployment no longer has.',
  values: {
    KEEP: { value: 'keep', description: 'They stay and keep their price.' },
    DELETE: { value: 'delete', description: 'They are deleted with their data.' },
  } as const,
});
