import type { OsImage, UserDataSpec } from './port.ts';

/** Packages for k3s, Longhorn and encrypted networks, by distribution. */
const packages: Record<OsImage, readonly string[]> = {
  'ubuntu-24.04': ['curl', 'fail2ban', 'open-iscsi', 'nfs-common', 'wireguard'],
  'debian-13': ['curl', 'fail2ban', 'open-iscsi', 'nfs-common', 'wireguard'],
  'rocky-10': ['curl', 'iscsi-initiator-utils', 'nfs-utils', 'wireguard-tools'],
};

const initiator: Record<OsImage, string> = {
  'ubuntu-24.04': 'iscsid',
  'debian-13': 'iscsid',
  'rocky-10': 'iscsid.socket',
};

function cloudConfig({ nodeName, osImage, sshPublicKey }: UserDataSpec, roleLabel: string): string {
  return `#cloud-config
# ${roleLabel}
hostname: ${nodeName}
preserve_hostname: true
ssh_pwauth: false
disable_root: false
ssh_authorized_keys:
- ${sshPublicKey}
package_update: true
packages:
${packages[osImage].map((name) => `- ${name}`).join('\n')}
write_files:
- path: /etc/ssh/sshd_config.d/10-kubedeck.conf
  permissions: '0600'
  content: |
    PasswordAuthentication no
    PermitRootLogin prohibit-password
    MaxAuthTries 3
- path: /etc/sysctl.d/90-kubedeck.conf
  content: |
    fs.inotify.max_user_instances = 8192
    fs.inotify.max_user_watches = 524288
    net.ipv4.ip_forward = 1
    net.ipv6.conf.all.forwarding = 1
runcmd:
- sysctl --system
- systemctl restart sshd || systemctl restart ssh
- systemctl enable --now ${initiator[osImage]}
- swapoff -a
`;
}

/** cloud-init of a master: prepares the machine; k3s is installed over SSH, in the right order. */
export function renderServerUserData(spec: UserDataSpec): string {
  return cloudConfig(spec, 'Master');
}

/** cloud-init of a worker of the pool. */
export function renderAgentUserData(spec: UserDataSpec & { pool: string }): string {
  return cloudConfig(spec, `Worker of pool ${spec.pool}`);
}
