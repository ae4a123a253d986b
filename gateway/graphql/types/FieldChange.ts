import { builder } from '../builder.ts';

const RestartScope = builder.enumType('RestartScope', {
  description: 'What a change restarts.',
  values: {
    NONE: { value: 'none', description: 'Nothing is restarted.' },
    WORKLOADS: { value: 'workloads', description: 'Workloads are moved to other nodes or restarted.' },
    CONTROL_PLANE: {
      value: 'control_plane',
      description: 'The Kubernetes API is briefly unavailable; workloads keep running.',
    },
  } as const,
});

/** A field before and after a change, with its path in the input of the mutation that makes the change. */
export interface FieldChangeShape {
  path: string;
  before?: string | null;
  after?: string | null;
  /** Known for planned changes only. */
  isOneWay?: boolean;
  restarts?: (typeof RestartScope)['$inferType'];
}

export const FieldChange = builder.objectRef<FieldChangeShape>('FieldChange').implement({
  description: 'A field before and after a change.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description:
        'Path of the field in the input of the mutation, with dots between levels; in the audit log its name in the REST API.',
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Value before the change; null when there was none. Lists and objects are JSON.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Value after the change; null when there is none. Lists and objects are JSON.',
    }),
    isOneWay: t.exposeBoolean('isOneWay', {
      nullable: true,
      description: 'Whether the change cannot be undone; null unless it is part of a ChangePreview.',
    }),
    restarts: t.expose('restarts', {
      type: RestartScope,
      nullable: true,
      description: 'What the change restarts; null unless it is part of a ChangePreview.',
    }),
  }),
});
