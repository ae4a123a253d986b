import { fingerprintOf } from '../fingerprint.ts';
import { selectorOf } from '../labels.ts';
import type { CloudContext, CloudFirewall, CloudProvider, CloudSshKey, FirewallRule } from '../port.ts';
import { CloudError } from '../port.ts';
import { awaitActions, unfinished, type WaitDeps } from './actions.ts';
import { ensure } from './ensure.ts';
import * as wire from './wire.ts';

const MADE = { repeatable: true } as const;

function ruleBody({ protocol, port, sourceIps, description }: FirewallRule) {
  return { direction: 'in', protocol, port, source_ips: sourceIps, description };
}

function toFirewall({ id, name, labels, rules }: wire.WireFirewall): CloudFirewall {
  return {
    id: String(id),
    name,
    labels,
    rules: rules.flatMap(({ protocol, port, source_ips: sourceIps, description }) => {
      if (protocol !== 'tcp' && protocol !== 'udp' && protocol !== 'icmp') return [];
      const rule: FirewallRule = { protocol, sourceIps, description: description ?? '' };
      return [port == null ? rule : { ...rule, port }];
    }),
  };
}

function toSshKey({ id, name, labels, fingerprint }: (typeof wire.sshKey)['_output']): CloudSshKey {
  return { id: String(id), name, labels, fingerprint };
}

type FirewallRequest = Parameters<CloudProvider['ensureFirewall']>[1];

/** Corrects rules and targets of an existing firewall. */
async function correct(
  { api }: WaitDeps,
  context: CloudContext,
  found: wire.WireFirewall,
  { rules, labels }: FirewallRequest,
): Promise<wire.WireAction[]> {
  const base = `/firewalls/${found.id}/actions`;
  const set = await api.post(
    context,
    `${base}/set_rules`,
    { rules: rules.map(ruleBody) },
    wire.withActions,
    MADE,
  );
  // An older firewall has fewer labels, and applies to the servers that have those.
  const own = Object.entries(labels).filter(([key]) => Object.hasOwn(found.labels, key));
  const selector = selectorOf(Object.fromEntries(own));
  if (found.applied_to.some(({ label_selector: one }) => one?.selector === selector))
    return set.actions ?? [];
  const apply_to = [{ type: 'label_selector', label_selector: { selector } }];
  const applied = await api.post(context, `${base}/apply_to_resources`, { apply_to }, wire.withActions);
  return [...(set.actions ?? []), ...(applied.actions ?? [])];
}

function firewallMethods(deps: WaitDeps): Pick<CloudProvider, 'ensureFirewall'> {
  const { api } = deps;
  return {
    ensureFirewall: async (context, request) => {
      const { name, labels, rules } = request;
      let actions: wire.WireAction[] = [];
      const create = async () => {
        const body = {
          name,
          labels,
          rules: rules.map(ruleBody),
          apply_to: [{ type: 'label_selector', label_selector: { selector: selectorOf(labels) } }],
        };
        const responseSchema = wire.one('firewall', wire.firewall).extend(wire.withActions.shape);
        const made = await api.post(context, '/firewalls', body, responseSchema, MADE);
        actions = made.actions ?? [];
        return made.firewall;
      };
      const { resource, isNew } = await ensure(api, context, {
        path: 'firewalls',
        taken: 'hetzner_firewall_taken' as const,
        schema: wire.firewall,
        named: { name, labels },
        create,
      });
      if (!isNew) actions = await correct(deps, context, resource, request);
      await awaitActions(deps, context, unfinished(actions));
      return isNew ? toFirewall(resource) : { ...toFirewall(resource), rules };
    },
  };
}

function balancerMethods(deps: WaitDeps): Pick<CloudProvider, 'ensureLoadBalancer'> {
  const { api } = deps;
  return {
    ensureLoadBalancer: async (context, { type, location, targets, listenPort, networkId, ...named }) => {
      let actions: string[] = [];
      const create = async () => {
        const use_private_ip = networkId !== undefined;
        const label_selector = { selector: selectorOf(targets) };
        const body = {
          ...named,
          load_balancer_type: type,
          location,
          network: use_private_ip ? Number(networkId) : undefined,
          algorithm: { type: 'round_robin' },
          services: [
            { protocol: 'tcp', listen_port: listenPort, destination_port: listenPort, proxyprotocol: false },
          ],
          targets: [{ type: 'label_selector', label_selector, use_private_ip }],
        };
        const responseSchema = wire.one('load_balancer', wire.loadBalancer).extend(wire.withActions.shape);
        const made = await api.post(context, '/load_balancers', body, responseSchema, MADE);
        actions = unfinished([made.action]);
        return made.load_balancer;
      };
      const what = {
        path: 'load_balancers',
        taken: 'hetzner_balancer_taken' as const,
        schema: wire.loadBalancer,
        named,
        create,
      };
      const { resource } = await ensure(api, context, what);
      await awaitActions(deps, context, actions);
      return {
        id: String(resource.id),
        name: resource.name,
        labels: resource.labels,
        type: resource.load_balancer_type.name,
        location: resource.location.name,
        publicIpv4: resource.public_net.ipv4.ip ?? '',
        listenPort: resource.services[0]?.listen_port ?? listenPort,
      };
    },
  };
}

type Plain = Pick<CloudProvider, 'ensureNetwork' | 'ensureSshKey' | 'ensurePlacementGroup'>;

function plainMethods({ api }: WaitDeps): Plain {
  return {
    ensureNetwork: async (context, { ipRange, networkZone, ...named }) => {
      const subnets = [{ type: 'cloud', ip_range: ipRange, network_zone: networkZone }];
      const body = { ...named, ip_range: ipRange, subnets };
      const create = async () =>
        (await api.post(context, '/networks', body, wire.one('network', wire.network), MADE)).network;
      const what = {
        path: 'networks',
        taken: 'hetzner_network_taken' as const,
        schema: wire.network,
        named,
        create,
      };
      const { resource } = await ensure(api, context, what);
      const { id, name, labels } = resource;
      return { id: String(id), name, labels };
    },
    ensureSshKey: async (context, { publicKey, ...named }) => {
      const body = { ...named, public_key: publicKey };
      const create = async () =>
        (await api.post(context, '/ssh_keys', body, wire.one('ssh_key', wire.sshKey), MADE)).ssh_key;
      const what = {
        path: 'ssh_keys',
        taken: 'hetzner_key_taken' as const,
        schema: wire.sshKey,
        named,
        create,
      };
      try {
        return toSshKey((await ensure(api, context, what)).resource);
      } catch (error) {
        if (!(error instanceof CloudError) || error.field !== 'public_key') throw error;
        // A project has each key once, so a key under another name is used.
        const fingerprint = fingerprintOf(publicKey);
        const [same] = await api.list(context, '/ssh_keys', 'ssh_keys', wire.sshKey, { fingerprint });
        if (!same) throw error;
        return toSshKey(same);
      }
    },
    ensurePlacementGroup: async (context, named) => {
      const body = { ...named, type: 'spread' };
      const responseSchema = wire.one('placement_group', wire.placementGroup);
      const create = async () =>
        (await api.post(context, '/placement_groups', body, responseSchema, MADE)).placement_group;
      const what = {
        path: 'placement_groups',
        taken: 'hetzner_group_taken' as const,
        schema: wire.placementGroup,
        named,
        create,
      };
      const { id, name, labels } = (await ensure(api, context, what)).resource;
      return { id: String(id), name, labels };
    },
  };
}

/** All resources of a cluster except its servers. */
export function createInfrastructure(deps: WaitDeps) {
  return { ...plainMethods(deps), ...firewallMethods(deps), ...balancerMethods(deps) };
}
