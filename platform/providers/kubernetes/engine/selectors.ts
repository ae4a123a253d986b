import type { KubeObject } from '../api/objects.ts';
import type { ResourceName } from '../api/resources.ts';
import { badRequest } from './http/status.ts';
import { isObject } from './json.ts';

/** A condition on a label or field; `values` is empty for `exists` and `absent`. */
interface Requirement {
  key: string;
  operator: 'in' | 'notin' | 'exists' | 'absent';
  values: readonly string[];
}

/** Which objects a list or watch is about. */
export interface Selection {
  labels: readonly Requirement[];
  fields: readonly Requirement[];
}

/** Commas outside of parentheses. */
const SEPARATOR = /,(?![^(]*\))/;
const SET = /^(\S+)\s+(in|notin)\s*\(([^)]*)\)$/;
const EQUALITY = /^([^=!\s]+)\s*(==?|!=)\s*(\S*)$/;
const EXISTENCE = /^(!?)\s*([^=!\s()]+)$/;

function requirement(text: string): Requirement {
  const set = SET.exec(text);
  if (set) {
    const [, key = '', operator, values = ''] = set;
    return {
      key,
      operator: operator === 'in' ? 'in' : 'notin',
      values: values.split(',').map((value) => value.trim()),
    };
  }
  const equality = EQUALITY.exec(text);
  if (equality) {
    const [, key = '', operator, value = ''] = equality;
    return { key, operator: operator === '!=' ? 'notin' : 'in', values: [value] };
  }
  const existence = EXISTENCE.exec(text);
  if (!existence) throw badRequest(`unable to parse requirement: ${text}`);
  const [, not, key = ''] = existence;
  return { key, operator: not ? 'absent' : 'exists', values: [] };
}

function requirements(text: string | undefined): Requirement[] {
  const parts = (text ?? '').split(SEPARATOR).map((part) => part.trim());
  return parts.filter(Boolean).map(requirement);
}

/** Fields that objects can be selected by, besides name and namespace. */
const selectableFields: Partial<Record<ResourceName, readonly string[]>> = {
  pods: ['spec.nodeName', 'spec.restartPolicy', 'spec.serviceAccountName', 'status.phase', 'status.podIP'],
  nodes: ['spec.unschedulable'],
  namespaces: ['status.phase'],
  secrets: ['type'],
  'replicasets.apps': ['status.replicas'],
  'jobs.batch': ['status.successful'],
  events: [
    'involvedObject.apiVersion',
    'involvedObject.fieldPath',
    'involvedObject.kind',
    'involvedObject.name',
    'involvedObject.namespace',
    'involvedObject.resourceVersion',
    'involvedObject.uid',
    'reason',
    'reportingComponent',
    'type',
  ],
};
const COMMON = ['metadata.name', 'metadata.namespace'];

function fieldsOf(resource: ResourceName): readonly string[] {
  return [...COMMON, ...(selectableFields[resource] ?? [])];
}

/** Parses the selectors of a request; 400 for what cannot be parsed or selected. */
export function parseSelection(
  resource: ResourceName,
  labelSelector: string | undefined,
  fieldSelector: string | undefined,
): Selection {
  const fields = requirements(fieldSelector);
  for (const { key, operator } of fields) {
    if (!fieldsOf(resource).includes(key)) throw badRequest(`field label not supported: ${key}`);
    if (operator !== 'in' && operator !== 'notin') throw badRequest(`invalid field selector: ${key}`);
  }
  return { labels: requirements(labelSelector), fields };
}

export function isEverything({ labels, fields }: Selection): boolean {
  return labels.length === 0 && fields.length === 0;
}

/** The name that the objects must have; undefined if any may be selected. */
export function selectedName({ fields }: Selection): string | undefined {
  return fields.find(({ key, operator }) => key === 'metadata.name' && operator === 'in')?.values[0];
}

/** Labels and selectable fields of an object. */
export interface SelectableParts {
  labels: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
}

function textAt(object: unknown, path: string): string {
  let value: unknown = object;
  for (const part of path.split('.')) {
    if (!isObject(value)) return '';
    value = value[part];
  }
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function selectableParts(resource: ResourceName, object: KubeObject): SelectableParts {
  const fields = fieldsOf(resource).map((path) => [path, textAt(object, path)] as const);
  return { labels: object.metadata.labels ?? {}, fields: Object.fromEntries(fields) };
}

function meets(found: string | undefined, { operator, values }: Requirement): boolean {
  if (operator === 'exists') return found !== undefined;
  if (operator === 'absent') return found === undefined;
  const isIn = found !== undefined && values.includes(found);
  return operator === 'in' ? isIn : !isIn;
}

export function isSelected({ labels, fields }: Selection, parts: SelectableParts): boolean {
  return (
    labels.every((wanted) => meets(parts.labels[wanted.key], wanted)) &&
    fields.every((wanted) => meets(parts.fields[wanted.key] ?? '', wanted))
  );
}
