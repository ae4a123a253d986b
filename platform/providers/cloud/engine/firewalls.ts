import { z } from 'zod';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import { actionJson, begin } from './actions.ts';
import { ApiError, readBody } from './apiError.ts';
import { collectionRoutes } from './collection.ts';
import { change, passTime, type Change, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import { idOf } from './lists.ts';
import type { Action, Resource } from './records.ts';
import { isSameTarget, readTargets, serversOf, targetInput } from './targets.ts';

const MAX_RULES = 50;
const APPLY_MS = 2_500;
const CREATE_MS = 500;
const PORT = /^(any|\d{1,5}(-\d{1,5})?)$/;

const rule = z
  .object({
    direction: z.enum(['in', 'out']),
    protocol: z.enum(['tcp', 'udp', 'icmp', 'esp', 'gre']),
    port: z
      .string()
      .regex(PORT, 'is not a port, a port range or any')
      .nullish()
      .transform((port) => port ?? null),
    source_ips: z.array(input.cidr).default([]),
    description: z
      .string()
      .max(255)
      .nullish()
      .transform((text) => text ?? null),
  })
  .refine(({ protocol, port }) => (protocol === 'tcp' || protocol === 'udp') === (port !== null), {
    path: ['port'],
    message: 'is required for tcp and udp, and only for them',
  })
  .refine(({ direction, source_ips: ips }) => direction === 'out' || ips.length > 0, {
    path: ['source_ips'],
    message: 'is required',
  });
const rules = z.array(rule).max(MAX_RULES, `more than ${MAX_RULES} rules`);
const form = z.object({
  name: input.name,
  labels: input.labels,
  rules: rules.default([]),
  apply_to: z.array(targetInput).default([]),
});

type Firewall = Resource<'firewalls'>;

function firewallJson({ id, name, labels, data }: Firewall) {
  return { id, name, labels, rules: data.rules, applied_to: data.appliedTo };
}

/** One action per server that the firewall applies to, or a single one without servers, so that clients can wait for it. */
function apply(engine: Engine, { project, now }: Change, firewall: Firewall, command: string): Action[] {
  const cluster = firewall.labels.cluster ?? '';
  const ms = engine.clock.simulated(APPLY_MS * slowness(cluster));
  const failsAfter = stepFailure(cluster, 'firewall');
  const servers = new Set(firewall.data.appliedTo.flatMap((target) => serversOf(project, target)));
  project.touch(firewall);
  const own = { id: firewall.id, type: 'firewall' };
  const failure = 'The firewall could not be applied.';
  if (servers.size === 0) return [begin(project, { command, now, ms: 0, resources: [own] })];
  return [...servers].map(({ id }) =>
    begin(project, { command, now, ms, failsAfter, failure, resources: [own, { id, type: 'server' }] }),
  );
}

function firewallActions(engine: Engine): void {
  const edit = (path: string, command: string, work: (firewall: Firewall, body: unknown) => void) => {
    engine.app.post<{ Params: { id: string } }>(`/firewalls/:id/actions/${path}`, async (request, reply) => {
      void reply.status(201);
      return change(engine, request, (current) => {
        const firewall = current.project.get('firewalls', idOf(request.params.id));
        work(firewall, request.body);
        const actions = apply(engine, current, firewall, command);
        return { actions: actions.map((action) => actionJson(action, current.now)) };
      });
    });
  };
  edit('set_rules', 'set_firewall_rules', ({ data }, body) => {
    data.rules = readBody(z.object({ rules }), body).rules;
  });
  edit('apply_to_resources', 'apply_firewall', ({ data }, body) => {
    const targets = readTargets('apply_to', body);
    if (targets.some((target) => data.appliedTo.some((one) => isSameTarget(one, target)))) {
      throw new ApiError('conflict', 'firewall is already applied to the resource');
    }
    data.appliedTo.push(...targets);
  });
  edit('remove_from_resources', 'remove_firewall', ({ data }, body) => {
    const targets = readTargets('remove_from', body);
    data.appliedTo = data.appliedTo.filter((one) => !targets.some((target) => isSameTarget(one, target)));
  });
}

/** Firewalls: rules, and the label selectors of the servers they are applied to. */
export function firewallRoutes(engine: Engine): void {
  engine.app.post('/firewalls', async (request, reply) => {
    const { name, labels, rules: wanted, apply_to: targets } = readBody(form, request.body);
    await passTime(engine, labels, CREATE_MS, 'firewall');
    void reply.status(201);
    return change(engine, request, (current) => {
      const { project, now } = current;
      project.checkName('firewalls', name);
      const data = { createdAt: now, rules: wanted, appliedTo: targets };
      const firewall = project.add<'firewalls'>({ kind: 'firewalls', name, labels, data });
      const actions = targets.length > 0 ? apply(engine, current, firewall, 'apply_firewall') : [];
      return {
        firewall: firewallJson(firewall),
        actions: actions.map((action) => actionJson(action, now)),
      };
    });
  });
  firewallActions(engine);
  collectionRoutes(engine, {
    kind: 'firewalls',
    toJson: firewallJson,
    remove: ({ project }, firewall) => {
      if (firewall.data.appliedTo.length > 0)
        throw new ApiError('resource_in_use', 'firewall is still in use');
      project.remove(firewall);
      return null;
    },
  });
}
