import { z } from 'zod';
import { readBody } from './apiError.ts';
import * as input from './inputs.ts';
import { labelSelector } from './labelSelector.ts';
import type { Project } from './project.ts';
import type { Resource, Target } from './records.ts';

/** Whom a firewall or a balancer is for, in request bodies. */
export const targetInput = z.discriminatedUnion('type', [
  z.object({ type: z.literal('server'), server: z.object({ id: input.id }) }),
  z.object({
    type: z.literal('label_selector'),
    label_selector: z.object({ selector: z.string().min(1, 'is required') }),
  }),
]);

/** Throws what is wrong with targets: a selector that cannot be read, a server that is not there. */
export function checkTargets(project: Project, targets: readonly Target[]): void {
  for (const target of targets) {
    if (target.type === 'server') project.get('servers', target.server.id);
    else labelSelector(target.label_selector.selector);
  }
}

/** True when the target means the server. */
export function reaches(target: Target, server: Pick<Resource<'servers'>, 'id' | 'labels'>): boolean {
  return target.type === 'server'
    ? target.server.id === server.id
    : labelSelector(target.label_selector.selector)(server.labels);
}

/** The servers a target means. */
export function reached(project: Project, target: Target): Resource<'servers'>[] {
  return project.list('servers').filter((server) => reaches(target, server));
}

/** True when both name the same. */
export function isSameTarget(a: Target, b: Target): boolean {
  const keyOf = (one: Target): string =>
    one.type === 'server' ? `server/${one.server.id}` : `selector/${one.label_selector.selector}`;
  return keyOf(a) === keyOf(b);
}

/** Targets of a request body under that name. */
export function readTargets(field: string, body: unknown): Target[] {
  const read = readBody(z.object({ [field]: z.array(targetInput) }), body);
  return read[field] ?? [];
}
