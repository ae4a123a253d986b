import type { KubeObject } from '../../api/objects.ts';
import { parseQuantity } from '../../api/quantities.ts';
import type { ResourceName } from '../../api/resources.ts';
import { isObject, objectAt } from '../json.ts';
import { isSame } from '../state/isSame.ts';
import { invalid, type StatusCause } from '../http/status.ts';
import { checkWebhooks, contentCauses } from './contents.ts';
import { postgresCauses, postgresChangeCauses } from './postgres.ts';

const DNS_SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const DNS_LABEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const SERVICE_NAME = /^[a-z]([-a-z0-9]*[a-z0-9])?$/;
const LABEL_KEY = /^([a-z0-9.-]{1,253}\/)?[A-Za-z0-9]([-\w.]{0,61}[A-Za-z0-9])?$/;
const LABEL_VALUE = /^([A-Za-z0-9]([-\w.]{0,61}[A-Za-z0-9])?)?$/;

/** Resources whose names are stricter than a DNS subdomain of 253 characters. */
const labelNames: ReadonlySet<ResourceName> = new Set(['namespaces']);

function valueError(field: string, value: unknown, detail: string): StatusCause {
  return {
    reason: 'FieldValueInvalid',
    field,
    message: `Invalid value: ${JSON.stringify(value)}: ${detail}`,
  };
}

function required(field: string): StatusCause {
  return { reason: 'FieldValueRequired', field, message: 'Required value' };
}

function nameCauses(resource: ResourceName, name: string): StatusCause[] {
  const [pattern, longest, what] =
    resource === 'services'
      ? ([SERVICE_NAME, 63, 'a DNS-1035 label'] as const)
      : labelNames.has(resource)
        ? ([DNS_LABEL, 63, 'a lowercase RFC 1123 label'] as const)
        : ([DNS_SUBDOMAIN, 253, 'a lowercase RFC 1123 subdomain'] as const);
  if (pattern.test(name) && name.length <= longest) return [];
  const detail = `${what} must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character`;
  return [valueError('metadata.name', name, detail)];
}

function labelCauses(labels: Readonly<Record<string, unknown>>, field: string): StatusCause[] {
  return Object.entries(labels).flatMap(([key, value]) => {
    if (!LABEL_KEY.test(key))
      return [valueError(field, key, 'name part must consist of alphanumeric characters')];
    const isText = typeof value === 'string' && LABEL_VALUE.test(value);
    return isText
      ? []
      : [
          valueError(
            field,
            value,
            'a valid label must be an empty string or consist of alphanumeric characters',
          ),
        ];
  });
}

function quantityCauses(amounts: unknown, field: string): StatusCause[] {
  if (!isObject(amounts)) return [];
  return Object.entries(amounts).flatMap(([name, amount]) => {
    const value = typeof amount === 'number' ? amount : parseQuantity(String(amount));
    if (value === null)
      return [valueError(`${field}.${name}`, amount, 'quantities must match the regular expression')];
    return value < 0 ? [valueError(`${field}.${name}`, amount, 'must be greater than or equal to 0')] : [];
  });
}

function containerCauses(container: unknown, field: string): StatusCause[] {
  if (!isObject(container)) return [valueError(field, container, 'must be an object')];
  const { name, image, resources } = container;
  const amounts = isObject(resources) ? resources : {};
  return [
    ...(typeof name === 'string' && name !== '' ? [] : [required(`${field}.name`)]),
    ...(typeof image === 'string' && image !== '' ? [] : [required(`${field}.image`)]),
    ...quantityCauses(amounts['requests'], `${field}.resources.requests`),
    ...quantityCauses(amounts['limits'], `${field}.resources.limits`),
  ];
}

function podCauses(spec: unknown, field: string): StatusCause[] {
  const containers = isObject(spec) ? spec['containers'] : undefined;
  if (!Array.isArray(containers) || containers.length === 0) return [required(`${field}.containers`)];
  const names = new Set<unknown>();
  return containers.flatMap((container, index) => {
    const at = `${field}.containers[${index}]`;
    const name = isObject(container) ? container['name'] : undefined;
    const isTwice = names.has(name);
    names.add(name);
    const twice = {
      reason: 'FieldValueDuplicate',
      field: `${at}.name`,
      message: `Duplicate value: ${JSON.stringify(name)}`,
    };
    return [...containerCauses(container, at), ...(isTwice ? [twice] : [])];
  });
}

function workloadCauses(spec: unknown): StatusCause[] {
  const template = objectAt(spec, 'template');
  const selector = objectAt(objectAt(spec, 'selector'), 'matchLabels');
  const labels = objectAt(objectAt(template, 'metadata'), 'labels');
  const isMatching = Object.entries(selector).every(([key, value]) => labels[key] === value);
  const replicas = isObject(spec) ? spec['replicas'] : undefined;
  const isCount = replicas === undefined || (Number.isInteger(replicas) && Number(replicas) >= 0);
  return [
    ...(Object.keys(objectAt(spec, 'selector')).length > 0 ? [] : [required('spec.selector')]),
    ...(isMatching
      ? []
      : [valueError('spec.template.metadata.labels', labels, '`selector` does not match template `labels`')]),
    ...(isCount ? [] : [valueError('spec.replicas', replicas, 'must be greater than or equal to 0')]),
    ...podCauses(template['spec'], 'spec.template.spec'),
  ];
}

const workloads: ReadonlySet<ResourceName> = new Set([
  'deployments.apps',
  'replicasets.apps',
  'statefulsets.apps',
  'daemonsets.apps',
]);

function specCauses(resource: ResourceName, spec: unknown): StatusCause[] {
  if (workloads.has(resource)) return workloadCauses(spec);
  if (resource === 'pods') return podCauses(spec, 'spec');
  if (resource === 'jobs.batch')
    return podCauses(objectAt(objectAt(spec, 'template'), 'spec'), 'spec.template.spec');
  if (resource === 'persistentvolumeclaims') {
    const field = 'spec.resources.requests';
    const requests = objectAt(objectAt(spec, 'resources'), 'requests');
    return 'storage' in requests ? quantityCauses(requests, field) : [required(`${field}.storage`)];
  }
  return [];
}

/** Refuses an object with 422 and all invalid fields. */
export function validateObject(resource: ResourceName, object: KubeObject): void {
  const { name, labels = {} } = object.metadata;
  checkWebhooks(resource, object);
  const causes = [
    ...nameCauses(resource, name),
    ...labelCauses(labels, 'metadata.labels'),
    ...specCauses(resource, 'spec' in object ? object.spec : undefined),
    ...contentCauses(resource, object),
    ...postgresCauses(resource, object),
  ];
  if (causes.length > 0) throw invalid(resource, name, causes);
}

/** Paths that cannot change once they are set. */
const immutable: Partial<Record<ResourceName, readonly (readonly string[])[]>> = {
  'deployments.apps': [['spec', 'selector']],
  'replicasets.apps': [['spec', 'selector']],
  'statefulsets.apps': [
    ['spec', 'selector'],
    ['spec', 'serviceName'],
  ],
  'daemonsets.apps': [['spec', 'selector']],
  'jobs.batch': [
    ['spec', 'selector'],
    ['spec', 'template'],
  ],
  persistentvolumeclaims: [
    ['spec', 'storageClassName'],
    ['spec', 'accessModes'],
    ['spec', 'volumeName'],
  ],
  'storageclasses.storage.k8s.io': [['provisioner'], ['parameters'], ['reclaimPolicy']],
  secrets: [['type']],
};

function at(object: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), object);
}

function storageOf(object: KubeObject): number {
  const requested = at(object, ['spec', 'resources', 'requests', 'storage']);
  return parseQuantity(String(requested)) ?? 0;
}

/** Refuses with 422 what cannot be changed: selectors, smaller claims, and frozen secrets and config maps. */
export function validateChange(resource: ResourceName, old: KubeObject, updated: KubeObject): void {
  const { name } = updated.metadata;
  const causes = (immutable[resource] ?? [])
    .filter((path) => at(old, path) !== undefined && !isSame(at(old, path), at(updated, path)))
    .map((path) => valueError(path.join('.'), at(updated, path), 'field is immutable'));
  if (resource === 'persistentvolumeclaims' && storageOf(updated) < storageOf(old)) {
    const message = 'Forbidden: field can not be less than previous value';
    causes.push({ reason: 'FieldValueForbidden', field: 'spec.resources.requests.storage', message });
  }
  causes.push(...postgresChangeCauses(resource, old, updated));
  const isFrozen = at(old, ['immutable']) === true && !isSame(at(old, ['data']), at(updated, ['data']));
  if (isFrozen) {
    const message = 'Forbidden: field is immutable when `immutable` is set';
    causes.push({ reason: 'FieldValueForbidden', field: 'data', message });
  }
  if (causes.length > 0) throw invalid(resource, name, causes);
}
