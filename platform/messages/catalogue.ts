/** Description of each add-on: `about_` and its name. */
export const catalogueMessages = {
  about_hcloud_ccm:
    'Connects the cluster with Hetzner Cloud: nodes learn their location and Services of type LoadBalancer get one.',
  about_hcloud_csi: 'Persistent storage on Hetzner volumes (default storage class hcloud-volumes).',
  about_system_upgrade_controller:
    'Rolls a new k3s version through the nodes one after another, draining each before it restarts.',
  about_cluster_autoscaler:
    'Adds servers to autoscaling pools when pods wait for room and removes those that stay idle.',
  about_ingress_nginx:
    'Routes HTTP traffic to your services by host and path with NGINX; its project is retired, so prefer Traefik for new clusters.',
  about_traefik:
    'Routes HTTP and TCP traffic to your services and follows changes at once; the recommended ingress.',
  about_external_dns:
    'Keeps the records at your DNS provider in step with the hosts of your ingresses and services.',
  about_cert_manager: 'Obtains TLS certificates and renews them long before they expire.',
  about_cert_issuer:
    "Adds a cluster-wide issuer, so that one annotation on an ingress is enough for a certificate from Let's Encrypt.",
  about_trust_manager: 'Distributes trusted CA bundles to every namespace.',
  about_external_secrets:
    'Copies secrets from Vault, AWS, Doppler, 1Password and others into Kubernetes and follows their rotation.',
  about_metrics_server:
    'Measures the CPU and memory of nodes and pods; autoscaling and the usage cards need it.',
  about_kube_prometheus_stack:
    'Collects metrics with Prometheus, alerts with Alertmanager and brings dashboards that fit Kubernetes.',
  about_grafana: 'Draws dashboards from Prometheus, Loki, PostgreSQL and many other sources.',
  about_keel:
    'Watches registries and rolls out a new image as soon as its tag fits the policy of a deployment.',
  about_keda:
    'Scales deployments by queue length, schedule and other events, down to zero when nothing waits.',
  about_reloader: 'Restarts the pods that use a config map or secret when that changes.',
  about_reflector: 'Copies secrets and config maps into other namespaces and keeps the copies current.',
  about_longhorn: 'Spreads replicated volumes over the local disks of the nodes, with snapshots and backups.',
  about_zot:
    'Runs an OCI image registry inside the cluster, reachable with certificates that the nodes trust.',
  about_flux_operator:
    'Installs Flux and keeps it up to date, so that a Git repository decides what runs in the cluster.',
  about_argo_cd: 'GitOps with a web UI: syncs the cluster with Git repositories.',
  about_cloudnative_pg:
    'PostgreSQL operator with failover, rolling upgrades and backups. Required by PostgreSQL apps.',
  about_plugin_barman_cloud:
    'Sends base backups and write-ahead logs of CloudNativePG to object storage, for recovery to a point in time.',
} as const;
