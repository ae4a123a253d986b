/** Every action that the audit log can contain, by noun. The web client has a text for each. */
export const auditActions = {
  cluster: [
    'create',
    'delete',
    'archive',
    'unarchive',
    'protect',
    'unprotect',
    'update',
    'start_update',
    'retry',
    'reissue_kubeconfig',
    'edit_object',
    'open_terminal',
    'download_kubeconfig',
    'download_ssh_key',
    'create_secret',
    'delete_secret',
    'apply_registry',
    'remove_registry',
    'set_default_registry',
  ],
  nodepools: ['update', 'sync'],
  node: ['cordon', 'uncordon', 'drain'],
  addon: ['install', 'upgrade', 'rollback', 'uninstall'],
  app: ['install', 'configure', 'upgrade', 'rollback', 'uninstall'],
  deployment: ['create', 'update', 'scale', 'restart', 'restore_version', 'delete'],
  postgres: ['create', 'restore', 'update', 'password', 'failover', 'back_up', 'delete'],
  gitops: ['enable', 'disable'],
  registry: ['create', 'delete'],
  subscription: ['update', 'cancel', 'downgrade', 'resume', 'change_interval'],
  billing: ['update_details'],
  extra_clusters: ['cancel', 'resume'],
  integrations: ['connect_github', 'disconnect_github'],
  cloud_token: ['save', 'replace', 'delete'],
  secret: ['save', 'replace', 'delete', 'wrap', 'unwrap'],
  api_key: ['create', 'update', 'rotate', 'delete'],
  account: ['rename', 'transfer', 'close', 'keep'],
  member: ['join', 'update', 'disable', 'enable', 'remove', 'leave'],
  user: ['change_picture', 'remove_picture'],
  passkey: ['add', 'rename', 'remove'],
  sso: ['save', 'remove', 'verify_domain'],
  invite: ['send', 'resend', 'revoke'],
  support: ['enter'],
} as const;
export type AuditNoun = keyof typeof auditActions;

/** `<noun>.<verb>`. */
export type AuditAction = {
  [Noun in AuditNoun]: `${Noun}.${(typeof auditActions)[Noun][number]}`;
}[AuditNoun];
