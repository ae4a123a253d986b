import { expect, it } from 'vitest';
import { defaultPostgresConfig } from '../config.ts';
import { clusterObject } from './clusterObject.ts';

it.each([
  [1, false],
  [2, true],
])('a database with %i instances has a disruption budget: %s', (instances, hasBudget) => {
  const config = { ...defaultPostgresConfig, instances_count: instances };
  const { spec } = clusterObject({ id: 'id', name: 'app', config, secrets: {}, source: null });
  expect(spec?.enablePDB).toBe(hasBudget);
});
