import { createHash } from 'node:crypto';
import { publicIpv4, publicIpv6 } from '../../simulation/addresses.ts';
import type { ProvisioningStep } from '../../simulation/provisioningSteps.ts';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import type { CloudResource } from '../cloudStore.ts';
import { findLocation } from '../locations.ts';
import type { CloudContext, CloudProvider, FirewallRule, Named } from '../port.ts';
import { CloudError } from '../port.ts';
import { cloudPricing } from '../pricing.ts';
import type { Engine } from './engine.ts';
import { freshId, toFirewall, toLoadBalancer, toNetwork, toPlacementGroup, toSshKey } from './records.ts';

const MAX_FIREWALL_RULES = 50;
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
const PRIVATE_RANGE = /^(10\.|172\.(1[6-9]|2\d|3[01])\.|192\.168\.)[\d.]+\/\d{1,2}$/;

/** An `invalid_input` refusal of the cloud that names the field. */
export function invalid(field: string, message: string): CloudError {
  return new CloudError({ kind: 'invalid', code: 'invalid_input', field, message });
}

function checkNamed({ name, labels }: Named): void {
  if (!name.trim()) throw invalid('name', 'A name is required.');
  for (const [key, value] of Object.entries(labels)) {
    if (value !== '' && !LABEL.test(value))
      throw invalid('labels', `The label ${key} has an unusable value.`);
  }
}

/** Lets the time of a call pass and fails where the cluster's name asks for it. */
export async function passStep(
  { clock }: Engine,
  context: CloudContext,
  { labels }: Pick<Named, 'labels'>,
  step: ProvisioningStep,
  ms: number,
): Promise<void> {
  const cluster = labels.cluster ?? '';
  const stopAt = stepFailure(cluster, step);
  await clock.sleep(clock.simulated(ms * slowness(cluster) * (stopAt ?? 1)), context.signal);
  if (stopAt === undefined) return;
  const message = 'Hetzner Cloud reported a server error. Nothing more was created; try again.';
  throw new CloudError({ kind: 'unavailable', code: 'server_error', message });
}

function fingerprint(publicKey: string): string {
  const blob = Buffer.from(publicKey.split(/\s+/)[1] ?? '', 'base64');
  const hex = createHash('md5').update(blob).digest('hex');
  return hex.replace(/(..)(?!$)/g, '$1:');
}

function checkRules(rules: FirewallRule[]): void {
  if (rules.length > MAX_FIREWALL_RULES) {
    const message = `A firewall takes ${MAX_FIREWALL_RULES} rules at most; ${rules.length} were asked for.`;
    throw invalid('rules', message);
  }
}

type SurroundingMethods = Pick<
  CloudProvider,
  'ensureNetwork' | 'ensureSshKey' | 'ensurePlacementGroup' | 'ensureFirewall' | 'ensureLoadBalancer'
>;

interface Ensure {
  kind: string;
  step: ProvisioningStep;
  ms: number;
  data: Record<string, unknown>;
}

/** Everything of a cluster's project but its servers. */
export function createSurroundings(engine: Engine): SurroundingMethods {
  const { door, store } = engine;

  const ensure = async (context: CloudContext, named: Named, what: Ensure): Promise<CloudResource> => {
    const project = await door.write(context);
    checkNamed(named);
    const [found] = await store.list(project, { kind: what.kind, name: named.name });
    if (found) return found;
    await passStep(engine, context, named, what.step, what.ms);
    const { name, labels } = named;
    const resource = { project, kind: what.kind, id: freshId(), name, labels, data: what.data };
    await store.put(resource);
    return resource;
  };

  return {
    ensureNetwork: async (context, { ipRange, networkZone, ...named }) => {
      if (!PRIVATE_RANGE.test(ipRange)) {
        throw invalid('ip_range', `${ipRange} is not a private network, such as 10.0.0.0/16.`);
      }
      const data = { ipRange, networkZone };
      return toNetwork(await ensure(context, named, { kind: 'network', step: 'network', ms: 2_000, data }));
    },
    ensureSshKey: async (context, { publicKey, ...named }) => {
      if (!/^ssh-(ed25519|rsa) [A-Za-z0-9+/=]+/.test(publicKey)) {
        throw invalid('public_key', 'The public key must be in OpenSSH form.');
      }
      const data = { publicKey, fingerprint: fingerprint(publicKey) };
      return toSshKey(await ensure(context, named, { kind: 'sshKey', step: 'sshKey', ms: 1_000, data }));
    },
    ensurePlacementGroup: async (context, named) => {
      const what: Ensure = {
        kind: 'placementGroup',
        step: 'placementGroups',
        ms: 2_000,
        data: { type: 'spread' },
      };
      return toPlacementGroup(await ensure(context, named, what));
    },
    ensureFirewall: async (context, { rules, ...named }) => {
      checkRules(rules);
      const what: Ensure = { kind: 'firewall', step: 'firewall', ms: 3_000, data: { rules } };
      const found = await ensure(context, named, what);
      const current = { ...found, data: { rules } };
      await store.put(current);
      return toFirewall(current);
    },
    ensureLoadBalancer: async (context, { type, location, targets, listenPort, ...named }) => {
      if (!findLocation(location)) throw invalid('location', `There is no location ${location}.`);
      if (!cloudPricing.loadBalancers.some(({ name }) => name === type)) {
        throw invalid('load_balancer_type', `There is no load balancer type ${type}.`);
      }
      const seed = `lb/${location}/${named.name}`;
      const addresses = {
        publicIpv4: publicIpv4(seed, new Set(await store.takenAddresses())),
        publicIpv6: publicIpv6(seed),
      };
      const data = { type, location, targets, listenPort, ...addresses };
      const what: Ensure = { kind: 'loadBalancer', step: 'loadBalancer', ms: 8_000, data };
      return toLoadBalancer(await ensure(context, named, what));
    },
  };
}
