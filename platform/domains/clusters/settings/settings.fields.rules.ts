import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { inputText } from '../../../messages/messages.ts';
import { k3sVersions } from '../clusters.rules.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { labelsInput } from './labels.rules.ts';

/** Settings that can be changed after creation: one entry per field, from REST to the column. */

interface SettingField {
  /** Column of the table `clusters`. */
  column: keyof ClusterRow;
  /** Schema in requests. */
  input: z.ZodType;
  /** Schema at creation, with the default. */
  create: z.ZodType;
  /** Schema in responses. */
  output: z.ZodType;
  /** It cannot be undone. */
  oneWay: boolean;
  restarts: 'none' | 'workloads' | 'control_plane';
  /** The nodes that an update visits; `null` if nothing on the servers changes and the field is stored at once. */
  rolls: 'none' | 'masters' | 'all' | null;
}

/** One of the available versions. */
const k3sVersion = z.enum(k3sVersions, {
  error: ({ input }) =>
    input == null || input === ''
      ? inputText('k3s_required')
      : inputText('value_not_offered', { values: k3sVersions.join(', ') }),
});

/** True for an IPv4 address with or without a prefix length. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0 || !isIPv4(address)) return false;
  return prefix === undefined || (/^\d{1,2}$/.test(prefix) && Number(prefix) <= 32);
}

/** An allow-list of networks. */
function networks(required: 'ssh_networks_required' | 'api_networks_required') {
  const input = z
    .array(
      z
        .string()
        .trim()
        .refine(isNetwork, inputText('network_format'))
        .transform((text) => (text.includes('/') ? text : `${text}/32`)),
    )
    .min(1, inputText(required))
    .max(50, inputText('networks_many', { max: 50 }));
  return { input, create: input, output: z.array(z.string()) };
}

const toggle = { input: z.boolean(), create: z.boolean().default(false), output: z.boolean() };

/** Optional text of several lines; blank text becomes null. */
function optionalText(max: number) {
  const input = z
    .string()
    .trim()
    .max(max, inputText('text_too_long', { max }))
    .nullable()
    .transform((text) => text || null);
  return { input, create: input.default(null), output: z.string().nullable() };
}

/** In the order of a diff. */
export const settingFields = {
  k3s_version: {
    column: 'k3sVersion',
    input: k3sVersion,
    create: k3sVersion,
    output: z.string(),
    oneWay: true,
    restarts: 'control_plane',
    rolls: 'all',
  },
  master_ha: { column: 'masterHa', ...toggle, oneWay: true, restarts: 'none', rolls: 'none' },
  schedule_workloads_on_masters: {
    column: 'scheduleWorkloadsOnMasters',
    ...toggle,
    oneWay: false,
    restarts: 'none',
    rolls: 'masters',
  },
  embedded_registry_mirror_enabled: {
    column: 'embeddedRegistryMirrorEnabled',
    ...toggle,
    oneWay: false,
    restarts: 'control_plane',
    rolls: 'all',
  },
  cni_encryption: {
    column: 'cniEncryption',
    ...toggle,
    oneWay: false,
    restarts: 'workloads',
    rolls: 'all',
  },
  ssh_allowed_networks: {
    column: 'sshAllowedNetworks',
    ...networks('ssh_networks_required'),
    oneWay: false,
    restarts: 'none',
    rolls: 'none',
  },
  api_allowed_networks: {
    column: 'apiAllowedNetworks',
    ...networks('api_networks_required'),
    oneWay: false,
    restarts: 'none',
    rolls: 'none',
  },
  notes: {
    column: 'notes',
    ...optionalText(1000),
    oneWay: false,
    restarts: 'none',
    rolls: null,
  },
  labels: {
    column: 'labels',
    input: labelsInput,
    create: labelsInput.default([]),
    output: z.array(z.string()),
    oneWay: false,
    restarts: 'none',
    rolls: null,
  },
} as const satisfies Record<string, SettingField>;

type Fields = typeof settingFields;
export type Setting = keyof Fields;

/** Settings by their REST names. */
export type Settings = { [Name in Setting]: ClusterRow[Fields[Name]['column']] };

/** Settings by their columns. */
type SettingColumns = { [Name in Setting as Fields[Name]['column']]: Settings[Name] };

export const settingNames = Object.keys(settingFields) as Setting[];

function shape<Kind extends 'input' | 'create' | 'output'>(kind: Kind) {
  const entries = settingNames.map((name) => [name, settingFields[name][kind]]);
  // `Object.fromEntries` loses which name has which schema.
  return Object.fromEntries(entries) as { [Name in Setting]: Fields[Name][Kind] };
}

/** Fields of the update request, of the create request, and of the response. */
export const settingInputs = z.object(shape('input')).partial().shape;
export const settingsOfCreation = shape('create');
export const settingOutputs = shape('output');

/** The settings of a row. */
export function settingsOf(row: SettingColumns): Settings {
  const entries = settingNames.map((name) => [name, row[settingFields[name].column]]);
  return Object.fromEntries(entries) as Settings;
}

/** The columns of these settings. */
export function columnsOf(settings: Settings): SettingColumns;
export function columnsOf(settings: Partial<Settings>): Partial<SettingColumns>;
export function columnsOf(settings: Partial<Settings>): Partial<SettingColumns> {
  const names = settingNames.filter((name) => settings[name] !== undefined);
  return Object.fromEntries(names.map((name) => [settingFields[name].column, settings[name]]));
}

/** Settings that are applied while the nodes are visited. */
export const rolledSettings = settingNames.filter((name) =>
  ['masters', 'all'].includes(settingFields[name].rolls ?? 'none'),
);

/** True if the field is stored at once, because nothing on the servers changes. */
export const isStoredAtOnce = (name: Setting): boolean => settingFields[name].rolls === null;
