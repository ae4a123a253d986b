import type { ManagedFieldsEntry } from 'kubernetes-types/meta/v1.d.ts';
import type { KubeObject } from '../../api/objects.ts';
import { isSame } from '../state/isSame.ts';
import { kubernetesTime } from '../state/kubernetesTime.ts';
import { fieldsOf, fromFieldsV1, toFieldsV1, type FieldRules, type FieldSet } from './fieldSet.ts';
import { valueAt } from './fieldValues.ts';

/** Who changes an object. */
export interface Manager {
  name: string;
  operation: 'Apply' | 'Update';
  subresource: string | undefined;
}

/** The fields of one manager. */
export interface Ownership extends Manager {
  apiVersion: string;
  time: string;
  fields: FieldSet;
}

export function ownershipsOf({ metadata }: KubeObject): Ownership[] {
  return (metadata.managedFields ?? []).map((entry) => ({
    name: entry.manager ?? '',
    operation: entry.operation === 'Apply' ? 'Apply' : 'Update',
    subresource: entry.subresource,
    apiVersion: entry.apiVersion ?? '',
    time: String(entry.time ?? ''),
    fields: fromFieldsV1(entry.fieldsV1),
  }));
}

export function isBy(a: Manager, b: Manager): boolean {
  return a.name === b.name && a.operation === b.operation && a.subresource === b.subresource;
}

/** The object with these owners; managers without fields are dropped. */
export function withOwnerships<T extends KubeObject>(object: T, ownerships: readonly Ownership[]): T {
  const managedFields = ownerships
    .filter(({ fields }) => fields.size > 0)
    .map(({ name, operation, subresource, apiVersion, time, fields }): ManagedFieldsEntry => ({
      manager: name,
      operation,
      apiVersion,
      time,
      fieldsType: 'FieldsV1',
      fieldsV1: toFieldsV1(fields),
      ...(subresource && { subresource }),
    }));
  const { managedFields: _old, ...metadata } = object.metadata;
  return { ...object, metadata: { ...metadata, ...(managedFields.length > 0 && { managedFields }) } };
}

/** Makes the manager of an update the only owner of the fields that it changed; `before` is null for a new object. */
export function trackUpdate(
  before: KubeObject | null,
  after: KubeObject,
  manager: Manager,
  rules: FieldRules,
  now: Date,
): KubeObject {
  const fields = fieldsOf(after, rules);
  const changed: FieldSet = new Map(
    [...fields].filter(([, path]) => before === null || !isSame(valueAt(before, path), valueAt(after, path))),
  );
  const owners = (before ? ownershipsOf(before) : []).map((owner) => ({
    ...owner,
    fields: new Map(
      [...owner.fields].filter(
        ([text, path]) => valueAt(after, path) !== undefined && (isBy(owner, manager) || !changed.has(text)),
      ),
    ),
  }));
  if (changed.size === 0) return withOwnerships(after, owners);
  const known = owners.find((owner) => isBy(owner, manager));
  const own: Ownership = {
    ...manager,
    apiVersion: after.apiVersion,
    time: kubernetesTime(now),
    fields: new Map([...(known?.fields ?? []), ...changed]),
  };
  return withOwnerships(after, [...owners.filter((owner) => owner !== known), own]);
}
