import { builder } from '../../graphql/builder.ts';
import type { ContainerRecord } from './workloads.upstream.ts';

const ContainerState = builder.enumType('ContainerState', {
  description: 'State of a container.',
  values: {
    RUNNING: { value: 'running', description: 'It runs.' },
    WAITING: { value: 'waiting', description: 'It has not started, or waits for its next start.' },
    TERMINATED: { value: 'terminated', description: 'It has ended.' },
  } as const,
});

/** A container of a pod. */
export const Container = builder.objectRef<ContainerRecord>('Container').implement({
  description: 'A container of a pod, with its state.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the container.' }),
    image: t.exposeString('image', { description: 'Image of the container.' }),
    isReady: t.exposeBoolean('ready', { description: 'Whether the container is ready.' }),
    restartCount: t.exposeInt('restart_count', { description: 'Number of restarts.' }),
    state: t.expose('state', { type: ContainerState, description: 'State of the container.' }),
    reason: t.string({
      nullable: true,
      description: 'Why it waits or ended, as one word of Kubernetes; null while it runs.',
      resolve: ({ reason }) => reason || null,
    }),
    message: t.string({
      nullable: true,
      description: 'Message of Kubernetes; null when there is none.',
      resolve: ({ message }) => message || null,
    }),
    startedAt: t.expose('started_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of its last start; null before the first.',
    }),
  }),
});
