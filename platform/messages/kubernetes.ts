/** The Kubernetes API of a cluster. */
export const kubernetesMessages = {
  kubernetes_no_response: 'The Kubernetes API of this cluster does not respond.',
  kubernetes_unreadable: 'The Kubernetes API of this cluster returned a response that cannot be read.',
  kubernetes_status: 'The Kubernetes API of this cluster responded with status {{status}}.',
  kubeconfig_unusable:
    'The kubeconfig of this cluster cannot be used: it needs a server, its authority and a client certificate or token.',
  node_not_found: 'There is no node {{node}} in this cluster.',
  node_drained: 'Node {{node}} is drained',
  drain_timeout:
    'Node {{node}} still has pods after {{minutes}} minutes: a disruption budget or a lack of room on other nodes keeps them there.',
  manifest_not_found: 'There is no {{kind}} {{name}} in namespace {{namespace}}.',
  manifest_required: 'Enter the YAML of the object.',
  manifest_long: 'The YAML may have {{max}} characters.',
  manifest_yaml: 'Line {{line}}: this is not valid YAML. {{reason}}',
  manifest_several: 'Enter one object. Remove the line with “---”.',
  manifest_object: 'Enter an object with apiVersion, kind and metadata.',
  manifest_other: 'This must stay {{value}}: another object is edited on its own page.',
  manifest_changed_by:
    '{{name}} changed this object in the meantime. Compare it with the newer version, then save again.',
  manifest_changed:
    'This object changed in the meantime. Compare it with the newer version, then save again.',
  pod_not_found: 'There is no pod {{name}} in namespace {{namespace}}.',
  terminal_upgrade: 'A terminal needs a WebSocket connection.',
  terminal_no_container: 'Pod {{pod}} has no container {{container}}.',
  terminal_not_running: 'Container {{container}} does not run. Open a terminal once it does.',
  terminal_limit: 'You have {{max}} open terminals. Close one of them first.',
  terminal_limit_account: 'Your team has {{max}} open terminals. Close one of them first.',
  terminal_limit_server: 'Our server has no room for another terminal. Try again in a few minutes.',
  terminal_ended: 'The shell has ended.',
  terminal_exited: 'The shell has ended with exit code {{status}}.',
  terminal_container_stopped:
    'The shell has ended because its container was stopped. If the pod was deleted or replaced, open a terminal in another pod.',
  terminal_no_shell: 'This container has no {{shell}}. Try another shell; some images have none at all.',
  terminal_failed: 'The shell could not be started: {{reason}}',
  terminal_idle_soon: 'Without input, this terminal ends in {{seconds}} seconds.',
  terminal_idle: 'The terminal ended after {{minutes}} minutes without input.',
  terminal_access: 'The terminal ended because your access to this cluster has changed. Reload the page.',
  terminal_cluster: 'The terminal ended because the cluster was archived or deleted.',
  terminal_lost: 'The connection to the container was lost. If its pod still runs, connect again.',
  terminal_stopping: 'The terminal ended because our server restarts. Connect again in a moment.',
} as const;
