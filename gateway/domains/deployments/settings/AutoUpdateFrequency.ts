import { builder } from '../../../graphql/builder.ts';
import { autoUpdateFrequencies } from '../deployments.upstream.ts';

export const AutoUpdateFrequency = builder.enumType('AutoUpdateFrequency', {
  description: 'How often the registry is asked for new tags.',
  values: {
    EVERY_MINUTE: { value: autoUpdateFrequencies[0], description: 'Every minute.' },
    EVERY_5_MINUTES: { value: autoUpdateFrequencies[1], description: 'Every 5 minutes.' },
    EVERY_10_MINUTES: { value: autoUpdateFrequencies[2], description: 'Every 10 minutes.' },
    EVERY_30_MINUTES: { value: autoUpdateFrequencies[3], description: 'Every 30 minutes.' },
    EVERY_HOUR: { value: autoUpdateFrequencies[4], description: 'Every hour.' },
    EVERY_6_HOURS: { value: autoUpdateFrequencies[5], description: 'Every 6 hours.' },
    EVERY_24_HOURS: { value: autoUpdateFrequencies[6], description: 'Every 24 hours.' },
  } as const,
});
