/** Hetzner Cloud: its refusals, and invalid calls that are not sent. */
export const cloudMessages = {
  hetzner_unauthorized:
    'Hetzner does not know this API token. Create a new one in the Hetzner Cloud Console under Security, API tokens.',
  hetzner_forbidden:
    'Hetzner does not let this API token do that. Create one with the permission Read & Write.',
  token_readonly: 'This API token may only read. Create one with the permission Read & Write.',
  hetzner_rate_limit: 'Hetzner is rate limiting requests. Try again in a few seconds.',
  hetzner_limit:
    'Your Hetzner project has reached its server limit. Delete unused servers or ask Hetzner to raise the limit.',
  hetzner_placement: 'Error during placement: no separate host is free. Try again later.',
  hetzner_location_full:
    'The location has no room left at the moment. Choose another one, or try again later.',
  hetzner_server_error: 'Hetzner Cloud reported a server error. Nothing more was created; try again.',
  hetzner_maintenance: 'Hetzner Cloud is under maintenance. Try again in a few minutes.',
  hetzner_unavailable: 'Hetzner Cloud is not available at the moment. Try again in a few minutes.',
  hetzner_locked: 'Hetzner is still busy with this resource. Try again in a moment.',
  hetzner_protected:
    'The resource is protected in the Hetzner Cloud Console. Take the protection away first.',
  hetzner_bad_gateway: 'Hetzner Cloud did not answer properly. Try again in a moment.',
  hetzner_timeout: 'Hetzner Cloud did not answer in time. Try again in a moment.',
  hetzner_unreachable: 'Hetzner Cloud could not be reached. Try again in a moment.',
  hetzner_refused_field: 'Hetzner refuses {{field}}: {{reason}}.',
  hetzner_refused: 'Hetzner refuses this: {{reason}}.',
  hetzner_action_failed: 'An action of Hetzner Cloud failed.',
  hetzner_action_unknown: 'The cloud no longer knows the action {{id}}.',
  hetzner_answer: 'Hetzner Cloud answered {{path}} in a form that is not understood ({{where}}).',
  hetzner_name_required: 'A name is required.',
  hetzner_network_taken: 'The Hetzner project already has a network named {{name}}. Rename or delete it.',
  hetzner_firewall_taken: 'The Hetzner project already has a firewall named {{name}}. Rename or delete it.',
  hetzner_balancer_taken:
    'The Hetzner project already has a load balancer named {{name}}. Rename or delete it.',
  hetzner_key_taken: 'The Hetzner project already has a SSH key named {{name}}. Rename or delete it.',
  hetzner_group_taken:
    'The Hetzner project already has a placement group named {{name}}. Rename or delete it.',
  hetzner_server_taken: 'The Hetzner project already has a server named {{name}}. Rename or delete it.',
  hetzner_under_another_name: 'The Hetzner project already has {{name}} under another name.',
  hetzner_sold_out: '{{type}} is sold out in {{location}} at the moment. Choose another type or location.',
  hetzner_not_sold: '{{type}} cannot be ordered in {{location}}. Choose another type or location.',
  hetzner_user_data: 'The user data is larger than 32 KiB.',
  hetzner_sweep_labels: 'A sweep needs at least one label.',
  hetzner_token_empty: 'Enter a Hetzner API token.',
  hetzner_token_format:
    'A Hetzner API token has 64 letters and digits. Copy it again from the Hetzner Cloud Console.',
  label_reserved: 'The label {{key}} uses the reserved prefix hetzner.cloud/.',
  label_key: 'The label key {{key}} is not valid: 1 to 63 letters, digits, - _ or .',
  label_value: 'The value of the label {{key}} is not valid: up to 63 letters, digits, - _ or .',
  hetzner_no_location: 'There is no location {{location}}.',
} as const;
