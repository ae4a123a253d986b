import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';

/** Labels of the objects of an add-on without a chart. */
export const labelsOf = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/instance': name,
  [MANAGED_BY]: MANAGER,
});
