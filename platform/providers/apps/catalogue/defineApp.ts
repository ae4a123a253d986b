import type { AppWorkload, CatalogueApp, ChartValue } from '../catalogueApp.ts';
import type { InputsSchema } from '../inputs.ts';
import { access, storage } from './fields.ts';
import { gi, ingressValues, input, resourceValues, untemplated } from './chartValues.ts';

type Derived = 'configurationTabs' | 'requiredAddons' | 'canKeepData' | 'secretValues' | 'ingress';
type Definition = Omit<CatalogueApp, Derived> & Partial<Pick<CatalogueApp, Derived>>;

/** Of apps with a web page: an ingress, and certificates for it. */
export const webAddons = ['traefik', 'cert-manager', 'cert-issuer'] as const;

/** Tabs without fields are left out. */
function withoutEmpty(schema: InputsSchema): InputsSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, fields]) => fields.length > 0));
}

/** The paths of an Ingress, as most charts have them. */
export const ingressAt = (path = 'ingress', hosts = 'hosts') => ({
  enabled: `${path}.enabled`,
  hosts: `${path}.${hosts}`,
});

export function defineApp(definition: Definition): CatalogueApp {
  const inputsSchema = withoutEmpty(definition.inputsSchema);
  return {
    requiredAddons: [],
    canKeepData: true,
    secretValues: {},
    ingress: null,
    ...definition,
    configurationTabs: Object.keys(inputsSchema),
    inputsSchema,
  };
}

type ImageDefinition = Omit<
  Definition,
  'chart' | 'checkedAgainst' | 'values' | 'workloads' | 'inputsSchema'
> & {
  image: string;
  /** Tag of a version; the version itself without it. */
  tagOf?: (appVersion: string) => string;
  port: number;
  /** Where its data lies, and the gigabytes of its volume. Without it the app keeps nothing. */
  data?: { mountPath: string; size: number };
  /** Of users that are not root: their group, to which the volume is given. */
  fsGroup?: number;
  args?: readonly string[];
  env?: Readonly<Record<string, ChartValue>>;
  secretEnv?: CatalogueApp['secretValues'];
  inputsSchema: InputsSchema;
};

const CONTAINER = 'controllers.main.containers.main';

function atEnv<T>(env: Readonly<Record<string, T>> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [`${CONTAINER}.env.${name}`, value]));
}

/** An app without a chart of its own, installed with bjw-s' chart for any image. */
export function defineImageApp(definition: ImageDefinition): CatalogueApp {
  const {
    image,
    tagOf = (version: string) => version,
    port,
    data,
    fsGroup,
    args,
    env,
    secretEnv = {},
    ...app
  } = definition;
  const hosts = (host: string) => [
    { host, paths: [{ path: '/', service: { identifier: 'main', port: 'http' } }] },
  ];
  const persistence: Record<string, ChartValue> = data
    ? {
        'persistence.data.type': 'persistentVolumeClaim',
        'persistence.data.accessMode': 'ReadWriteOnce',
        'persistence.data.size': gi,
        'persistence.data.storageClass': input('storage_class'),
        'persistence.data.retain': true,
        'persistence.data.globalMounts': [{ path: data.mountPath }],
      }
    : {};
  const claim = { name: '', size: 'persistence.data.size', storageClass: 'persistence.data.storageClass' };
  const workload: AppWorkload = {
    name: '',
    kind: 'deployment',
    image,
    tag: `${CONTAINER}.image.tag`,
    ports: [{ name: 'http', port }],
    resources: `${CONTAINER}.resources`,
    ...(data && { claims: [{ ...claim, mountPath: data.mountPath }] }),
  };
  return defineApp({
    requiredAddons: webAddons,
    ...app,
    chart: { repository: 'https://bjw-s-labs.github.io/helm-charts', name: 'app-template', version: '4.1.1' },
    checkedAgainst: '4.1.1',
    canKeepData: data !== undefined,
    inputsSchema: {
      ...app.inputsSchema,
      access,
      storage: data ? storage(data.size) : [],
    },
    values: {
      'controllers.main.strategy': data ? 'Recreate' : 'RollingUpdate',
      [`${CONTAINER}.image.repository`]: image,
      [`${CONTAINER}.image.tag`]: (_inputs, { appVersion }) => tagOf(appVersion),
      [`${CONTAINER}.resources`]: resourceValues,
      ...(args && { [`${CONTAINER}.args`]: args }),
      ...atEnv(env),
      ...(Object.keys(secretEnv).length > 0 && {
        [`${CONTAINER}.envFrom`]: [{ secretRef: { identifier: 'main' } }],
      }),
      ...(fsGroup !== undefined && { 'defaultPodOptions.securityContext.fsGroup': fsGroup }),
      'service.main.controller': 'main',
      'service.main.ports.http.port': port,
      ...ingressValues(app.name, { path: 'ingress.main', hosts }),
      ...persistence,
    },
    secretValues: Object.fromEntries(
      Object.entries(secretEnv).map(([name, value]) => [
        `secrets.main.stringData.${name}`,
        untemplated(value),
      ]),
    ),
    workloads: [workload],
    ingress: ingressAt('ingress.main'),
  });
}
