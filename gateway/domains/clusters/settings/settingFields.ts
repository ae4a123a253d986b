import { z } from 'zod';
import type { InputFields } from '../../../graphql/builder.ts';
import { clusterDefaults } from '../create/clusterDefaults.ts';

interface SettingField {
  /** Name in the REST API. */
  rest: string;
  type: 'Boolean' | 'String' | ['String'];
  record: z.ZodType;
  /** Default at creation; null for a setting that may be null. */
  default: boolean | string | string[] | null;
  description: string;
  /** Descriptions of the field in the inputs, where they differ from `description`. */
  onCreate?: string;
  onUpdate?: string;
}

const flag = { type: 'Boolean', record: z.boolean(), default: false } as const;
const texts: ['String'] = ['String'];
const everywhere: string[] = [...clusterDefaults.allowedNetworks];
const none: string[] = [];
const list = { type: texts, record: z.array(z.string()), default: everywhere } as const;

/** Settings that are chosen at creation and changed with `updateCluster`, by their GraphQL names. */
const settingFields = {
  k3sVersion: {
    rest: 'k3s_version',
    type: 'String',
    record: z.string(),
    default: clusterDefaults.k3sVersion,
    description: 'Kubernetes version as a k3s release name.',
    onCreate: 'One of clusterOptions.k3sVersions.',
    onUpdate: 'One of Cluster.k3sUpgrades. Cannot be undone.',
  },
  isHighAvailability: {
    rest: 'master_ha',
    ...flag,
    description: 'Whether there are three control plane nodes instead of one; cannot be undone.',
  },
  schedulesWorkloadsOnControlPlane: {
    rest: 'schedule_workloads_on_masters',
    ...flag,
    description: 'Whether workloads may run on the control plane nodes.',
  },
  hasEmbeddedRegistryMirror: {
    rest: 'embedded_registry_mirror_enabled',
    ...flag,
    description: 'Whether nodes share the images they have pulled.',
  },
  isCniEncrypted: {
    rest: 'cni_encryption',
    ...flag,
    description: 'Whether traffic between nodes is encrypted.',
  },
  sshAllowedNetworks: {
    rest: 'ssh_allowed_networks',
    ...list,
    description: 'Networks that may reach SSH, as CIDRs; at least one.',
  },
  apiAllowedNetworks: {
    rest: 'api_allowed_networks',
    ...list,
    description: 'Networks that may reach the Kubernetes API, as CIDRs; at least one.',
  },
  notes: {
    rest: 'notes',
    type: 'String',
    record: z.string().nullish(),
    default: null,
    description: 'Free text about the cluster, at most 1000 characters; null when there is none.',
    onUpdate: 'Free text about the cluster, at most 1000 characters; null removes it.',
  },
  labels: {
    rest: 'labels',
    type: texts,
    record: z.array(z.string()).default([]),
    default: none,
    description:
      'Labels of the cluster in the console, as key=value and sorted by key, with the rules of Kubernetes for both; at most 20.',
    onUpdate: 'All labels of the cluster, as key=value; those that are missing are removed.',
  },
} as const satisfies Record<string, SettingField>;

type Fields = typeof settingFields;
export type Setting = keyof Fields;

export const settings = Object.entries(settingFields) as [Setting, Fields[Setting]][];

/** Schemas of the fields in the platform's response. */
export const settingRecords = Object.fromEntries(settings.map(([, { rest, record }]) => [rest, record])) as {
  [Name in Setting as Fields[Name]['rest']]: Fields[Name]['record'];
};

export type SettingsRecord = z.output<z.ZodObject<typeof settingRecords>>;

/** The platform's names → those of the inputs. */
export const settingNames = Object.fromEntries(settings.map(([name, { rest }]) => [rest, name]));

/** The settings of an input under the platform's names; omitted fields stay omitted. */
export function settingsBody(input: Partial<Record<Setting, unknown>>): Record<string, unknown> {
  const isGiven = ([name, field]: (typeof settings)[number]) =>
    input[name] !== undefined && (field.default === null || input[name] !== null);
  return Object.fromEntries(settings.filter(isGiven).map(([name, { rest }]) => [rest, input[name]]));
}

/** The settings as input fields; with their defaults in `createCluster`. */
export function settingInputs(t: InputFields, kind: 'onCreate' | 'onUpdate') {
  const entries = settings.map(([name, field]: [Setting, SettingField]) => {
    const defaults = kind === 'onCreate' && field.default !== null ? { defaultValue: field.default } : {};
    return [name, t.field({ type: field.type, ...defaults, description: field[kind] ?? field.description })];
  });
  return Object.fromEntries(entries) as Record<Setting, ReturnType<InputFields['field']>>;
}
