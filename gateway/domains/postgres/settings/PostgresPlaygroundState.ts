import { builder } from '../../../graphql/builder.ts';
import type { playgroundStates } from '../postgres.upstream.ts';

export const PostgresPlaygroundState = builder.enumType('PostgresPlaygroundState', {
  description: 'Whether a database cluster can be connected to on the machine of the console.',
  values: {
    STARTING: { value: 'starting', description: 'Its PostgreSQL is being started.' },
    RUNNING: { value: 'running', description: 'It runs; its address is the endpoint PLAYGROUND.' },
    FAILED: { value: 'failed', description: 'It could not be started; the log of the platform says why.' },
    FULL: { value: 'full', description: 'Two newer database clusters run, and there is room for two.' },
  } as const satisfies Record<
    Uppercase<(typeof playgroundStates)[number]>,
    { value: (typeof playgroundStates)[number]; description: string }
  >,
});
