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
  pod_not_found: 'There is no pod {{name}} in namespace {{namespace}}.',
} as const;
