import { database, restoredDatabase } from './databases.ts';
import { worldPeople } from './demoAccounts.ts';
import { deployment, deploys } from './deployments.ts';
import type { World } from './world.ts';

/** Simulates a project at its server quota: the third server is refused. */
export const QUOTA_TOKEN = 'quota'.padEnd(64, '0');

const storefront = {
  name: 'storefront',
  namespace: 'shop',
  image_repository: 'ghcr.io/acme/storefront',
  image_tag: '2.3.1',
  port: 3000,
  replicas: 3,
  env_variables: [
    { name: 'API_URL', value: 'http://checkout-api.shop' },
    { name: 'NODE_ENV', value: 'production' },
  ],
  expose_via_ingress: true,
  tls: true,
  hostname: 'shop.acme.example',
  health_check: { path: '/healthz', initial_delay_seconds: 5 },
};
const checkoutApi = {
  name: 'checkout-api',
  namespace: 'shop',
  image_repository: 'ghcr.io/acme/checkout-api',
  image_tag: '1.8.0',
  port: 8080,
  env_variables: [{ name: 'LOG_LEVEL', value: 'info' }],
  secrets: [{ name: 'DATABASE_URL' }, { name: 'STRIPE_KEY' }],
  secret_values: { DATABASE_URL: 'postgres://shop:demo@databases-rw:5432/shop', STRIPE_KEY: 'sk_test_demo' },
  autoscale_enabled: true,
  min_replicas: 2,
  max_replicas: 6,
  target_memory_percentage: null,
};
const mailer = {
  name: 'mailer',
  namespace: 'shop',
  image_repository: 'ghcr.io/acme/mailer',
  image_tag: '0.9.2',
};
/** Its last update names an image that does not exist; the version before serves. */
const imageResizer = {
  name: 'image-resizer',
  namespace: 'shop',
  image_repository: 'ghcr.io/acme/image-resizer',
  image_tag: '2.4.1',
  replicas: 2,
};
const blog = { name: 'blog', namespace: 'web', image_repository: 'ghost', image_tag: '5.130.3', port: 2368 };

const orders = {
  cluster_name: 'orders',
  instances_count: 2,
  storage_size: 20,
  init_database: 'orders',
  init_username: 'orders',
  users: [{ name: 'reports', access: 'read' as const }],
  extensions: ['pg_stat_statements', 'pg_trgm'],
  parameters: { work_mem: '8MB', statement_timeout: '5min' },
  pooler_enabled: true,
  backup_enabled: true,
  backup_retention_period: 14,
  s3_compatible_enabled: true,
  s3_endpoint_url: 'https://fsn1.your-objectstorage.com',
  backup_s3_bucket: 'acme-backups',
  access_key_id: 'ACMEDEMOKEY',
  access_secret_key: 'demo-secret',
};

const ordersRestored = {
  source_cluster_name: 'orders',
  new_cluster_name: 'orders-restored',
  instances_count: 1,
};

export const demo: World = {
  description:
    'Acme on the Pro plan: people of every role, six clusters in different states, one with pods in trouble, and a year of invoices',
  build: async (world) => {
    const [owner, ...members] = worldPeople.demo;
    const acme = world.owner(owner, { since: 370, accountName: 'Acme' }).buys('pro').token();
    for (const person of members) acme.member(person, person.permission);
    await acme
      .news({ kind: 'plan_updated', params: { planName: 'Pro' } })
      .at(180)
      .cluster({
        name: 'legacy-shop',
        location: 'nbg1',
        type: 'cx33',
        k3s: 'v1.30.14+k3s2',
        pools: [{ count: 2 }],
      })
      .at(160)
      .cluster({
        name: 'production',
        type: 'cx33',
        ha: true,
        masterLocations: ['fsn1', 'nbg1', 'hel1'],
        cni: 'cilium',
        pools: [{ count: 3 }, { name: 'batch', type: 'ccx23', between: [1, 4] }],
        labels: ['env=production', 'team=shop'],
      })
      .addon('production', 'traefik')
      .addon('production', 'cert-manager', { version: 'v1.18.3' })
      .addon('production', 'cert-issuer')
      .at(120)
      .addon('production', 'metrics-server')
      .addon('production', 'kube-prometheus-stack', { version: '78.2.0' })
      .addon('production', 'cloudnative-pg')
      .addon('production', 'plugin-barman-cloud')
      .protect('production')
      .at(110)
      .cluster({ name: 'old-blog', location: 'hel1' })
      .at(90)
      .archive('old-blog')
      .at(75)
      .cluster({
        name: 'us-staging',
        location: 'ash',
        type: 'cpx21',
        pools: [{ count: 2 }],
        labels: ['env=staging', 'team=shop'],
      })
      .addon('us-staging', 'traefik')
      .at(70)
      .registry({
        name: 'acme-ghcr',
        type: 'github-registry',
        url: 'ghcr.io',
        username: 'acme-bot',
        password: 'demo-token',
      })
      .registry({ name: 'docker-hub', type: 'docker-hub', username: 'acme', password: 'demo-token' })
      .pullsFrom('production', 'acme-ghcr')
      .secretIn('production', 'shop-database', { DATABASE_URL: 'postgres://shop', DATABASE_PASSWORD: 'demo' })
      .onCluster('production', deployment(storefront))
      .onCluster('production', deployment(checkoutApi))
      .onCluster('production', deployment(mailer))
      .at(60)
      .onCluster('production', deployment(imageResizer))
      .onCluster('production', deployment(blog))
      .onCluster('production', database(orders))
      .app('production', 'valkey')
      .app('production', 'uptime-kuma', { expose: true, hostname: 'status.acme.example' })
      .app('production', 'n8n', { version: '1.0.15', hostname: 'flows.acme.example' })
      .addon('production', 'external-secrets', { version: '0.20.2' })
      .addon('production', 'external-secrets', { action: 'upgrade' })
      .addon('production', 'external-secrets', { action: 'rollback' })
      .addon('production', 'kube-prometheus-stack', { action: 'upgrade' })
      .at(40)
      .archive('legacy-shop')
      .at(20)
      .reads()
      .news({ kind: 'card_updated', params: {} })
      .onCluster('production', deploys('storefront', { image_tag: '2.4.0' }))
      .observed('production')
      .onCluster('production', restoredDatabase(ordersRestored))
      .at(12)
      .observed('production')
      .onCluster('production', deploys('storefront', { image_tag: '2.4.1' }))
      .onCluster('production', deploys('blog', { image_tag: '6.0.9' }))
      .protect('us-staging')
      .news({ kind: 'invite_accepted', params: { memberName: members[0]?.name ?? '' } })
      .at(9)
      .troubledPod('us-staging', {
        owner: 'report-worker',
        namespace: 'shop',
        problem: 'pending',
        message:
          '0/3 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: true}, 2 Insufficient memory.',
        restartCount: 0,
      })
      .at(5)
      .troubledPod('us-staging', {
        owner: 'checkout-api',
        namespace: 'shop',
        problem: 'crashing',
        message: 'back-off 5m0s restarting failed container: connect ECONNREFUSED 10.43.12.7:5432',
        restartCount: 214,
      })
      .at(4)
      .troubledPod('us-staging', {
        owner: 'image-resizer',
        namespace: 'shop',
        problem: 'error',
        message: 'Back-off pulling image "ghcr.io/acme/image-resizer:2.4.1": not found',
        restartCount: 0,
      })
      .at(3)
      .invite('iris@example.com', 'developer')
      .cluster({
        name: 'analytics',
        type: 'cx43',
        pools: [{ count: 4 }],
        labels: ['env=production', 'team=data'],
        token: QUOTA_TOKEN,
      })
      .onCluster('production', deploys('image-resizer', { image_tag: '2.5.0-missing' }))
      .onCluster('production', deploys('mailer', { replicas: 0 }))
      .at(0)
      .observed('production')
      .measured('production')
      .checked('us-staging')
      .building({ name: 'preview', location: 'hel1', type: 'cx23', pools: [{ count: 2 }] })
      .build();
  },
};
