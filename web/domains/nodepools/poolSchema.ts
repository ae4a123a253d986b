import * as z from 'zod/mini';
import { POOL_BOUNDS } from './poolValues.ts';

const HOST_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type SizeField = 'instanceCount' | 'minInstances' | 'maxInstances';
interface Size extends Record<SizeField, number> {
  isAutoscaling: boolean;
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Errors of a pool's size, as message keys by field; empty if valid. */
function sizeProblems(pool: Size): Partial<Record<SizeField, string>> {
  if (!pool.isAutoscaling) {
    return isWithin(pool.instanceCount, POOL_BOUNDS.count)
      ? {}
      : { instanceCount: 'nodepools:rules.instanceCount' };
  }
  const problems: Partial<Record<SizeField, string>> = {};
  if (!isWithin(pool.minInstances, POOL_BOUNDS.minInstances)) {
    problems.minInstances = 'nodepools:rules.minInstances';
  }
  if (!isWithin(pool.maxInstances, POOL_BOUNDS.maxInstances)) {
    problems.maxInstances = 'nodepools:rules.maxInstances';
  } else if (pool.maxInstances < pool.minInstances) {
    problems.maxInstances = 'nodepools:rules.maxBelowMin';
  } else if (pool.maxInstances === pool.minInstances) {
    problems.maxInstances = 'nodepools:rules.maxEqualsMin';
  }
  return problems;
}

/** One worker pool of a form. */
export const poolSchema = z
  .object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, 'nodepools:rules.name'),
      z.maxLength(32, 'nodepools:rules.nameLong'),
      z.refine((name) => name === '' || HOST_NAME.test(name), 'nodepools:rules.nameShape'),
    ),
    location: z.string().check(z.minLength(1, 'nodepools:rules.location')),
    instanceType: z.string().check(z.minLength(1, 'nodepools:rules.instanceType')),
    instanceCount: z.number(),
    isAutoscaling: z.boolean(),
    minInstances: z.number(),
    maxInstances: z.number(),
  })
  .check((context) => {
    for (const [field, message] of Object.entries(sizeProblems(context.value))) {
      context.issues.push({ code: 'custom', path: [field], message, input: context.value, continue: true });
    }
  });

/** The pools of a form. */
export const nodePoolsSchema = z.array(poolSchema).check(z.minLength(1, 'nodepools:rules.none'));
