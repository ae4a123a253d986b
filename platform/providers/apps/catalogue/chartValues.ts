import type { AppClaim, ChartValue, Json, SecretChartValue } from '../catalogueApp.ts';
import type { Inputs, Secrets } from '../inputs.ts';

/** The value of a field; undefined if it is hidden. */
export const input =
  (name: string): ChartValue =>
  (inputs) =>
    inputs[name];

export const secret =
  (name: string): SecretChartValue =>
  (secrets) =>
    secrets[name];

/** Kubernetes expands `$(NAME)` in the value of a variable. */
const literalVariable = (value: string): string => value.replaceAll('$(', '$$$$(');

/** Secrets as a list of environment variables. */
export const variables =
  (values: Readonly<Record<string, SecretChartValue>>): SecretChartValue =>
  (secrets, inputs) =>
    Object.entries(values).flatMap(([name, valueOf]) => {
      const value = valueOf(secrets, inputs);
      return typeof value === 'string' ? [{ name, value: literalVariable(value) }] : [];
    });

/** A value that its chart would take for a template. */
export const untemplated =
  (valueOf: SecretChartValue): SecretChartValue =>
  (secrets, inputs) => {
    const value = valueOf(secrets, inputs);
    return typeof value === 'string' ? value.replaceAll('{{', '{{ `{{` }}') : value;
  };

/** The gigabytes of the storage as a quantity. */
export const gi: ChartValue = ({ storage_size: size }) => (size === undefined ? undefined : `${size}Gi`);

/** Requests and limits. Without a limit of CPU, an idle node lets a pod start fast. */
export const resourceValues = (inputs: Inputs): Json => {
  const { cpu = '100m', memory = '256Mi' } = inputs;
  return { requests: { cpu, memory }, limits: { memory } };
};

/** Data outlives the release: Helm leaves objects with this annotation alone. */
export const keptClaim = { 'helm.sh/resource-policy': 'keep' } as const;

export const ISSUER = { 'cert-manager.io/cluster-issuer': 'letsencrypt' } as const;

export const isExposed = ({ hostname, expose = true }: Inputs): boolean =>
  expose === true && typeof hostname === 'string' && hostname !== '';

const hostOf = ({ hostname = '' }: Inputs): string => String(hostname);

/** The address at which users reach the app; undefined if they do not. */
export const publicUrl = (inputs: Inputs): string | undefined =>
  isExposed(inputs) ? `${inputs.tls === false ? 'http' : 'https'}://${hostOf(inputs)}` : undefined;

/** How charts write the hosts of an Ingress. */
export const hostShapes = {
  objects: (host: string): Json => [{ host, paths: [{ path: '/', pathType: 'Prefix' }] }],
  pathTexts: (host: string): Json => [{ host, paths: ['/'] }],
  texts: (host: string): Json => [host],
  text: (host: string): Json => host,
} as const;

interface IngressShape {
  path?: string;
  classKey?: string;
  hostsKey?: string;
  hosts?: (host: string) => Json;
}

/** The values of an Ingress, as most charts have them. */
export function ingressValues(app: string, { path = 'ingress', ...shape }: IngressShape = {}) {
  const { classKey = 'className', hostsKey = 'hosts', hosts = hostShapes.objects } = shape;
  const ifExposed =
    (value: (inputs: Inputs) => Json | undefined): ChartValue =>
    (inputs) =>
      isExposed(inputs) ? value(inputs) : undefined;
  const values: Record<string, ChartValue> = {
    [`${path}.enabled`]: isExposed,
    [`${path}.${classKey}`]: ifExposed(({ ingress_class }) => ingress_class),
    [`${path}.annotations`]: ifExposed(({ tls }) => (tls === false ? undefined : { ...ISSUER })),
    [`${path}.${hostsKey}`]: ifExposed((inputs) => hosts(hostOf(inputs))),
    [`${path}.tls`]: ifExposed((inputs) =>
      inputs.tls === false ? undefined : [{ secretName: `${app}-tls`, hosts: [hostOf(inputs)] }],
    ),
  };
  return values;
}

/** Keys of the size and the class in the values of a volume. */
const usualKeys = { size: 'size', storageClass: 'storageClass' } as const;
/** As the charts of groundhog2k call them. */
export const groundhogKeys = { size: 'requestedSize', storageClass: 'className' } as const;

type ClaimKeys = { readonly size: string; readonly storageClass: string };

/** A claim whose size and class are below `path` in the values. */
export function claim(
  name: string,
  mountPath: string | undefined,
  path: string,
  keys: ClaimKeys = usualKeys,
): AppClaim {
  return {
    name,
    mountPath,
    size: `${path}.${keys.size}`,
    storageClass: `${path}.${keys.storageClass}`,
  };
}

/** Values of that size and class. */
export function storageValues(path: string, keys: ClaimKeys = usualKeys): Record<string, ChartValue> {
  return { [`${path}.${keys.size}`]: gi, [`${path}.${keys.storageClass}`]: input('storage_class') };
}

/** The address of the database of `postgresFields`; undefined without its password. */
export function postgresUrl({ db_password }: Secrets, inputs: Inputs): string | undefined {
  if (db_password === undefined) return undefined;
  const { db_host = '', db_name = '', db_user = '' } = inputs;
  const [user, password] = [encodeURIComponent(String(db_user)), encodeURIComponent(db_password)];
  return `postgresql://${user}:${password}@${db_host}:5432/${db_name}?sslmode=require`;
}
