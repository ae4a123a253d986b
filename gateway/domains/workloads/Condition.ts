import { builder } from '../../graphql/builder.ts';
import type { ConditionRecord } from './condition.upstream.ts';

const ConditionStatus = builder.enumType('ConditionStatus', {
  description: 'Status of a condition.',
  values: {
    TRUE: { value: 'True', description: 'It holds.' },
    FALSE: { value: 'False', description: 'It does not hold.' },
    UNKNOWN: { value: 'Unknown', description: 'It is not known.' },
  } as const,
});

/** A condition of a pod or a node. */
export const Condition = builder.objectRef<ConditionRecord>('Condition').implement({
  description: 'A condition of a Kubernetes object.',
  fields: (t) => ({
    type: t.exposeString('type', { description: 'Type of the condition, such as Ready.' }),
    status: t.expose('status', { type: ConditionStatus, description: 'Whether it holds.' }),
    reason: t.string({
      nullable: true,
      description: 'Reason, as one word of Kubernetes; null when there is none.',
      resolve: ({ reason }) => reason || null,
    }),
    message: t.string({
      nullable: true,
      description: 'Message of Kubernetes; null when there is none.',
      resolve: ({ message }) => message || null,
    }),
    changedAt: t.expose('changed_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change; null when it is unknown.',
    }),
  }),
});
