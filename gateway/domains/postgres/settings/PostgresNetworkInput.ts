import { builder } from '../../../graphql/builder.ts';
import { PoolerMode } from './PostgresPooler.ts';

/** Inputs of creation have defaults; in those of changes omitted fields stay unchanged. */
type Kind = 'Create' | 'Update';
const onCreate = <Value>(kind: Kind, value: Value) => (kind === 'Create' ? { defaultValue: value } : {});
export const groupRule = (kind: Kind) => (kind === 'Create' ? '' : ' Omitted fields stay unchanged.');

const poolerInput = (kind: Kind) =>
  builder.inputType(`${kind}PostgresPoolerInput`, {
    description: `PgBouncer in front of the primary.${groupRule(kind)}`,
    fields: (t) => ({
      isEnabled: t.boolean({ ...onCreate(kind, true), description: 'Whether it is on.' }),
      mode: t.field({
        type: PoolerMode,
        ...onCreate(kind, 'transaction' as const),
        description: 'When connections are reused.',
      }),
      instanceCount: t.int({ ...onCreate(kind, 1), description: 'Number of its pods, 1 to 3.' }),
    }),
  });

const exposureInput = (kind: Kind) =>
  builder.inputType(`${kind}PostgresExposureInput`, {
    description: `A load balancer for access from the internet. Passwords then need 16 characters.${groupRule(kind)}`,
    fields: (t) => ({
      isEnabled: t.boolean({ ...onCreate(kind, true), description: 'Whether it has one.' }),
      port: t.int({ ...onCreate(kind, 5432), description: 'Port of the load balancer, 1024 to 65535.' }),
    }),
  });

export const poolerInputs = { onCreate: poolerInput('Create'), onUpdate: poolerInput('Update') };
export const exposureInputs = { onCreate: exposureInput('Create'), onUpdate: exposureInput('Update') };

export const PostgresFerretdbInput = builder.inputType('PostgresFerretdbInput', {
  description: 'FerretDB, which serves clients of MongoDB. It needs PostgreSQL 17.5.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether it is on.' }),
    version: t.string({ defaultValue: '2.5.0', description: 'Version.' }),
  }),
});

export type PoolerInput = typeof poolerInputs.onCreate.$inferInput;
export type ExposureInput = typeof exposureInputs.onCreate.$inferInput;

/** Pooler and exposure under the platform's names. */
export function networkBody(
  pooler: PoolerInput | null | undefined,
  exposure: ExposureInput | null | undefined,
): Record<string, unknown> {
  return {
    pooler_enabled: pooler?.isEnabled ?? undefined,
    pooler_mode: pooler?.mode ?? undefined,
    pooler_instances: pooler?.instanceCount ?? undefined,
    expose_enabled: exposure?.isEnabled ?? undefined,
    expose_port: exposure?.port ?? undefined,
  };
}
