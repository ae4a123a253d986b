import { stringify } from 'yaml';
import type { Authority } from '../certificates.ts';
import type { ClusterPlan } from '../port.ts';
import type { Installation, MachineFile } from '../userData.ts';
import type { K3sConfig } from './k3sConfig.ts';

const CONFIG = '/etc/rancher/k3s/config.yaml';
const ADDRESSES = '/usr/local/sbin/k3s-addresses';
const AUTHORITIES = '/var/lib/rancher/k3s/server/tls';
const PRIVATE = '0600';

/**
 * Writes the addresses of a machine, which only the machine knows, into a second configuration file of k3s. The metadata
 * service answers with an empty text for an address that the machine does not have.
 */
function addressScript({ privateNetworkSubnet, cni }: ClusterPlan, role: 'server' | 'agent'): string {
  const onFlannel = '  if [ -n "$interface" ]; then echo "flannel-iface: $interface"; fi';
  const onServer = ['  echo "advertise-address: $node"', '  echo "tls-san+: [$node, $public]"'];
  return `#!/bin/sh
set -eu
metadata() { curl -sf --retry 30 --retry-connrefused "http://169.254.169.254/hetzner/v1/metadata/$1" || true; }
subnet='${privateNetworkSubnet ?? ''}'
public=$(metadata public-ipv4)
node=$public
interface=
if [ -n "$subnet" ]; then
  # The interface of the private network comes up after the public one.
  until found=$(ip -4 -o address show to "$subnet" | head -n 1) && [ -n "$found" ]; do sleep 2; done
  interface=$(echo "$found" | awk '{print $2}')
  node=$(echo "$found" | awk '{print $4}' | cut -d/ -f1)
fi
mkdir -p /etc/rancher/k3s/config.yaml.d
{
  echo "node-ip: $node"
  if [ -n "$public" ]; then echo "node-external-ip: $public"; else public=$node; fi
  echo "kubelet-arg+: [provider-id=hcloud://$(metadata instance-id)]"
${[...(cni === 'flannel' ? [onFlannel] : []), ...(role === 'server' ? onServer : [])].join('\n')}
} > /etc/rancher/k3s/config.yaml.d/addresses.yaml
`;
}

/** k3s uses these instead of making its own: https://docs.k3s.io/cli/certificate#using-custom-ca-certificates. */
function authorityFiles(name: string, { certificate, key }: Authority): MachineFile[] {
  return [
    { path: `${AUTHORITIES}/${name}.crt`, content: certificate, permissions: PRIVATE },
    { path: `${AUTHORITIES}/${name}.key`, content: key, permissions: PRIVATE },
  ];
}

/** The script that belongs to a version of k3s. */
function installerUrl(version: string): string {
  return `https://raw.githubusercontent.com/k3s-io/k3s/${encodeURIComponent(version)}/install.sh`;
}

/** User data holds the join token, and on the first server the authorities: pods must not read it. */
const blockMetadata = `[Unit]
Description=Keeps pods away from the metadata service
[Service]
Type=oneshot
ExecStart=/usr/sbin/iptables -I FORWARD -d 169.254.169.254 -j DROP
[Install]
WantedBy=multi-user.target
`;

interface Node {
  role: 'server' | 'agent';
  config: K3sConfig;
  /** Of the cluster, for its first server; the others get them from it. */
  authorities?: { server: Authority; client: Authority };
}

/** Files and commands that make a machine a node. */
export function installationOf(plan: ClusterPlan, { role, config, authorities }: Node): Installation {
  const mirrors = { mirrors: { '*': {} } };
  return {
    files: [
      { path: CONFIG, content: stringify(config), permissions: PRIVATE },
      { path: ADDRESSES, content: addressScript(plan, role), permissions: '0755' },
      { path: '/etc/systemd/system/block-metadata.service', content: blockMetadata },
      ...(plan.embeddedRegistryMirror
        ? [{ path: '/etc/rancher/k3s/registries.yaml', content: stringify(mirrors) }]
        : []),
      ...(authorities
        ? [
            ...authorityFiles('server-ca', authorities.server),
            ...authorityFiles('client-ca', authorities.client),
          ]
        : []),
    ],
    commands: [
      ADDRESSES,
      'systemctl enable --now block-metadata',
      `curl -sfL --retry 10 -o /usr/local/sbin/install-k3s ${installerUrl(plan.k3sVersion)}`,
      `INSTALL_K3S_VERSION='${plan.k3sVersion}' INSTALL_K3S_EXEC=${role} sh /usr/local/sbin/install-k3s`,
    ],
  };
}
