import { stringify } from 'yaml';
import type { ClusterPlan, OsImage, UserDataSpec } from './port.ts';

/** Packages for k3s, Longhorn and encrypted networks, by distribution. */
const packages: Record<OsImage, readonly string[]> = {
  'ubuntu-24.04': ['curl', 'fail2ban', 'iptables', 'open-iscsi', 'nfs-common', 'wireguard'],
  'debian-13': ['curl', 'fail2ban', 'iptables', 'open-iscsi', 'nfs-common', 'wireguard'],
  'rocky-10': ['curl', 'iptables-nft', 'iscsi-initiator-utils', 'nfs-utils', 'wireguard-tools'],
};

const initiator: Record<OsImage, string> = {
  'ubuntu-24.04': 'iscsid',
  'debian-13': 'iscsid',
  'rocky-10': 'iscsid.socket',
};

/** A file of a machine, as cloud-init writes it. */
export interface MachineFile {
  path: string;
  content: string;
  /** Octal; readable for everybody by default. */
  permissions?: string;
}

/** What a machine does besides preparing itself. */
export interface Installation {
  files: readonly MachineFile[];
  /** Run in a shell, after the machine is prepared. */
  commands: readonly string[];
}

const sshd = `PasswordAuthentication no
PermitRootLogin prohibit-password
MaxAuthTries 3
`;

const sysctl = `fs.inotify.max_user_instances = 8192
fs.inotify.max_user_watches = 524288
net.ipv4.ip_forward = 1
net.ipv6.conf.all.forwarding = 1
`;

/** Servers of the autoscaler, whose names only it knows, keep the host name that they get from the cloud. */
export type NodeSpec = Omit<UserDataSpec, 'nodeName'> & { nodeName: string | null };

/** cloud-init of a node: its name if it is known, keys and packages, and the installation. */
export function renderUserData(
  { osImage }: Pick<ClusterPlan, 'osImage'>,
  { nodeName, sshPublicKey }: NodeSpec,
  { files, commands }: Installation = { files: [], commands: [] },
): string {
  const config = {
    ...(nodeName !== null && { hostname: nodeName, preserve_hostname: true }),
    ssh_pwauth: false,
    disable_root: false,
    ssh_authorized_keys: [sshPublicKey],
    package_update: true,
    packages: packages[osImage],
    write_files: [
      { path: '/etc/ssh/sshd_config.d/10-kubedeck.conf', content: sshd, permissions: '0600' },
      { path: '/etc/sysctl.d/90-kubedeck.conf', content: sysctl },
      ...files,
    ],
    runcmd: [
      'sysctl --system',
      'systemctl restart sshd || systemctl restart ssh',
      `systemctl enable --now ${initiator[osImage]}`,
      'swapoff -a',
      ...commands,
    ],
  };
  return `#cloud-config\n${stringify(config, { lineWidth: 0 })}`;
}
