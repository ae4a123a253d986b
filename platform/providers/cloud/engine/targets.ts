import { z } from 'zod';
import { readBody } from './apiError.ts';
import { labelSelector } from './lists.ts';
import type { Project } from './project.ts';
import type { Resource, Target } from './records.ts';

/** Servers that a firewall or load balancer is for, selected by their labels. */
export const targetInput = z.object({
  type: z.literal('label_selector'),
  label_selector: z.object({ selector: z.string().min(1, 'is required') }),
});

/** The servers selected by a target. */
export function serversOf(project: Project, { label_selector: { selector } }: Target): Resource<'servers'>[] {
  const matches = labelSelector(selector);
  return project.list('servers').filter(({ labels }) => matches(labels));
}

export function isSameTarget(a: Target, b: Target): boolean {
  return a.label_selector.selector === b.label_selector.selector;
}

/** The targets in a request body under that name. */
export function readTargets(field: string, body: unknown): Target[] {
  const read = readBody(z.object({ [field]: z.array(targetInput) }), body);
  return read[field] ?? [];
}
