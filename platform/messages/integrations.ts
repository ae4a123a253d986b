/** GitHub and the cloud token. */
export const integrationMessages = {
  token_required: 'Hetzner API token is required',
  no_token_saved:
    'No Hetzner API token is saved. Save one under Integrations, or enter one for this cluster only.',
  cloud_token_kept:
    'The controllers in this cluster still use the previous cloud token: the new one did not reach them. Save it again, or update the Secret kube-system/hcloud.',
  other_project:
    'This token does not see the servers of this cluster. Use a token of the Hetzner project that they are in.',
  temporary_token_required: 'Temporary token is required',
  github_not_connected: 'GitHub is not connected. Connect it under Integrations first.',
  github_not_found: 'GitHub integration not found',
  github_state_expired: 'This connection has expired or belongs to somebody else. Connect GitHub again.',
  github_page_expired: 'This page has expired. Go back to the console and connect GitHub again.',
  github_account: 'Choose an account.',
  github_installation_required: 'Installation is required.',
  github_state_required: 'State is required.',
  github_revoked: 'The GitHub App is not installed any more. Connect GitHub again.',
  github_rate_limited: 'GitHub allows no more calls for a minute. Try again then.',
  github_no_repository: 'GitHub knows no repository {{name}}, or the app may not see it.',
  github_deploy_key_permission:
    'The GitHub App needs the permission Administration: write to add a deploy key. Grant it on GitHub and try again.',
  github_commit_permission:
    'The GitHub App needs the permission Contents: write to commit to the repository. Grant it on GitHub and try again.',
  github_bad_code: 'GitHub does not confirm this connection. Connect again.',
  github_silent: 'GitHub did not answer.',
  github_deploy_keys_off: 'The organisation has switched deploy keys off. An owner of it can allow them.',
} as const;
