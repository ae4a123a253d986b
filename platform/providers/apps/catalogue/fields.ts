import { text } from '../../../messages/messages.ts';
import type { FieldConfig, InputField } from '../inputs.ts';

const field = (name: string, config: FieldConfig): InputField => ({ name, config });

/** Gigabytes of the main volume. A claim of a StatefulSet keeps its size. */
function storageSize(size: number, { grows = true } = {}): InputField {
  return field('storage_size', {
    type: 'number',
    label: text('app_field_storage_size'),
    description: text(grows ? 'app_field_storage_grows' : 'app_field_storage_fixed'),
    ...{ default: size, required: true, min: 1, max: 1000, editable: grows, growsOnly: grows },
  });
}

const storageClass = field('storage_class', {
  type: 'dynamic-select',
  label: text('app_field_storage_class'),
  ...{ optionsFrom: 'cluster-storage-classes', default: 'hcloud-volumes', editable: false },
});

/** The volume of an app. */
export function storage(size: number, options?: { grows?: boolean }): InputField[] {
  return [storageSize(size, options), storageClass];
}

const cpus = ['50m', '100m', '250m', '500m', '1', '2', '4'] as const;
const memories = ['64Mi', '128Mi', '256Mi', '512Mi', '1Gi', '2Gi', '4Gi', '8Gi', '16Gi'] as const;

/** CPU request, and memory request and limit. */
export function resources(cpu: (typeof cpus)[number], memory: (typeof memories)[number]): InputField[] {
  return [
    field('cpu', {
      type: 'select',
      label: text('app_field_cpu'),
      description: text('app_field_cpu_about'),
      ...{ options: cpus, default: cpu, required: true },
    }),
    field('memory', {
      type: 'select',
      label: text('app_field_memory'),
      description: text('app_field_memory_about'),
      ...{ options: memories, default: memory, required: true },
    }),
  ];
}

/** Host name, class and certificate of the Ingress of an app. */
export const access: InputField[] = [
  field('expose', {
    type: 'boolean',
    label: text('app_field_expose'),
    description: text('app_field_expose_about'),
    default: true,
  }),
  field('hostname', {
    type: 'string',
    label: text('app_field_hostname'),
    description: text('app_field_hostname_about'),
    ...{ required: true, validation: 'domain', show_if: 'expose' },
  }),
  field('ingress_class', {
    type: 'dynamic-select',
    label: text('app_field_ingress_class'),
    ...{ optionsFrom: 'cluster-ingress-classes', default: 'traefik', required: true, show_if: 'expose' },
  }),
  field('tls', {
    type: 'boolean',
    label: text('app_field_tls'),
    description: text('app_field_tls_about'),
    ...{ default: true, show_if: 'expose' },
  }),
];

/** Access that works only with a host name, as the app writes it into its links. */
export const requiredAccess: InputField[] = access
  .filter(({ name }) => name !== 'expose')
  .map(({ name, config: { show_if: _, ...config } }) => field(name, config));

/** A user name that the app creates when it starts for the first time. */
export function user(value: string, options: Partial<FieldConfig> = {}): InputField {
  return field('username', {
    type: 'string',
    label: text('app_field_username'),
    ...{ default: value, required: true, editable: false },
    ...options,
  });
}

/** A generated password, which by default stays as most apps read it only when they start for the first time. */
export function password(options: Partial<FieldConfig> = {}, name = 'password'): InputField {
  return field(name, {
    type: 'password',
    label: text('app_field_password'),
    ...{ required: true, generate: true, length: 24, minLength: 12, editable: false },
    ...options,
  });
}

/** A key that the app signs or encrypts with. */
export function key(name: string, length = 32, options: Partial<FieldConfig> = {}): InputField {
  return password({ label: text('app_field_key'), length, minLength: 16, ...options }, name);
}

export function email(): InputField {
  return field('email', {
    type: 'string',
    label: text('app_field_email'),
    ...{ required: true, validation: 'email', editable: false },
  });
}

/** A name of a database, queue or organisation. */
export function named(name: string, config: Omit<FieldConfig, 'type'>): InputField {
  return field(name, { type: 'string', ...config });
}

export function count(name: string, config: Omit<FieldConfig, 'type'>): InputField {
  return field(name, { type: 'number', ...config });
}

export function toggle(name: string, config: Omit<FieldConfig, 'type'>): InputField {
  return field(name, { type: 'boolean', ...config });
}

export function choice(name: string, config: Omit<FieldConfig, 'type'>): InputField {
  return field(name, { type: 'select', required: true, ...config });
}

/** A secret of another service, which nobody can generate. */
export function foreignSecret(name: string, options: Partial<FieldConfig> & { label: FieldConfig['label'] }) {
  return field(name, { type: 'password', required: true, minLength: 1, ...options });
}

/** The PostgreSQL database of an app, such as one of the platform's own in the namespace `databases`. */
export function postgresFields(name: string): InputField[] {
  return [
    named('db_host', {
      label: text('app_field_db_host'),
      description: text('app_field_db_host_about'),
      ...{ default: 'postgres-rw.databases.svc.cluster.local', required: true },
    }),
    named('db_name', { label: text('app_field_database'), default: name, required: true }),
    named('db_user', { label: text('app_field_db_user'), default: name, required: true }),
    foreignSecret('db_password', { label: text('app_field_db_password') }),
  ];
}
