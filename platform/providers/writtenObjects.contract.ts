import { it, type TestContext } from 'vitest';
import { Secret } from '../crypto/secret.ts';
import { addonCatalogue } from './addons/catalogue.ts';
import { createClientAddonInstaller } from './addons/client/clientAddonInstaller.ts';
import { appCatalogue } from './apps/catalogue.ts';
import type { CatalogueApp } from './apps/catalogueApp.ts';
import { applyRelease } from './apps/client/applying.ts';
import { fieldsOf } from './apps/inputs.ts';
import { contractPlan } from './bootstrap/bootstrap.contract.ts';
import { upgradePlansOf } from './bootstrap/client/upgradePlans.ts';
import { applyNodeGroups } from './bootstrap/cloudInit/autoscaling.ts';
import { applyComponents } from './bootstrap/cloudInit/components.ts';
import { settingsPlan } from './bootstrap/cloudInit/settings.ts';
import { applyDeployment } from './deployments/client/applying.ts';
import { defaultConfig, type DeploymentConfig } from './deployments/config.ts';
import { createClientGitOps } from './gitops/client/clientGitOps.ts';
import type { ResourceName } from './kubernetes/api/resources.ts';
import { orNull } from './kubernetes/client/absent.ts';
import type { KubernetesClient } from './kubernetes/client/client.ts';
import { createClientSecrets } from './kubernetes/runtime/secrets.ts';
import { applyPostgres } from './postgres/client/applying.ts';
import { backupObject } from './postgres/client/backupObjects.ts';
import { defaultPostgresConfig, type PostgresConfig } from './postgres/config.ts';
import type { PostgresSpec, RestoreSource } from './postgres/port.ts';

const HELM_CHARTS = 'helmcharts.helm.cattle.io';
const id = '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10';

const plainDeployment: DeploymentConfig = { ...defaultConfig, image_repository: 'nginx', image_tag: '1.29' };
const fullDeployment: DeploymentConfig = {
  ...plainDeployment,
  env_variables: [{ name: 'PRICE', value: '$(5)' }],
  secrets: [{ name: 'TOKEN' }],
  volumes: [
    {
      ...{ name: 'web-data', type: 'pvc', mountPath: '/data', size: '10Gi' },
      ...{ accessModes: ['ReadWriteOnce'], storageClass: 'hcloud-volumes' },
    },
  ],
  ...{ expose_via_ingress: true, tls: true, hostname: 'shop.example.com' },
  resources: { cpu_request: '100m', memory_request: '128Mi', cpu_limit: '1', memory_limit: '1Gi' },
  health_check: { path: '/healthz', port: 8080, initial_delay_seconds: 5 },
  ...{ auto_update_enabled: true, auto_update_pattern: 'latest' },
  autoscale_enabled: true,
};

const plainPostgres: PostgresConfig = { ...defaultPostgresConfig, cluster_name: 'shop' };
const s3: Partial<PostgresConfig> = {
  ...{ backup_enabled: true, backup_s3_bucket: 'backups', access_key_id: 'AKIAEXAMPLE' },
  ...{ s3_compatible_enabled: true, s3_endpoint_url: 'https://fsn1.your-objectstorage.com' },
};
const fullPostgres: PostgresConfig = {
  ...{ ...plainPostgres, ...s3, instances_count: 3, storage_class: 'hcloud-volumes' },
  superuser_username: 'root_user',
  databases: [{ name: 'order_lines', owner: 'reports' }],
  users: [
    { name: 'reports', access: 'read' },
    { name: 'import', access: 'none' },
  ],
  extensions: ['pg_stat_statements', 'vector', 'uuid-ossp'],
  parameters: { shared_buffers: '1GB', max_connections: '200' },
  ...{ pooler_enabled: true, pooler_instances: 2, expose_enabled: true },
};
const ferretdb: PostgresConfig = { ...plainPostgres, ferretdb_enabled: true };
const google: PostgresConfig = {
  ...plainPostgres,
  ...{ backup_enabled: true, backup_provider: 'gcp-gcs', backup_gcs_bucket: 'backups' },
};
const source: RestoreSource = { id, name: 'shop', config: fullPostgres, targetTime: new Date('2026-01-15') };
const secrets = { access_secret_key: 'key', backup_gcs_credentials_json: '{}', init_password: 'p"$w' };
const postgresSpec = (config: PostgresConfig, name = 'shop'): PostgresSpec => ({
  ...{ id, name, config, secrets },
  source: name === 'shop' ? null : source,
});

/** A form as a new user would send it. */
function formOf({ inputsSchema }: CatalogueApp) {
  const fields = fieldsOf(inputsSchema);
  const isSecret = ({ config }: (typeof fields)[number]) => config.type === 'password';
  const valueOf = ({ config }: (typeof fields)[number]) =>
    config.default ?? (config.type === 'boolean' ? false : 'app.example.com');
  return {
    inputs: Object.fromEntries(fields.filter((one) => !isSecret(one)).map((one) => [one.name, valueOf(one)])),
    secrets: Object.fromEntries(fields.filter(isSecret).map(({ name }) => [name, 'x'.repeat(16)])),
  };
}

const flux = {
  ...{ url: 'ssh://git@github.com/acme/fleet.git', branch: 'main', path: 'clusters/shop' },
  ...{ publicKey: 'ssh-ed25519 AAAA', privateKey: new Secret('key') },
};
const group = {
  pool: 'workers',
  min: 1,
  max: 3,
  instanceType: 'cx33',
  location: 'fsn1',
  userData: '#cloud-config',
};
const groups = { sshPublicKey: 'ssh-ed25519 AAAA', networkId: '7', publicIpv4: true, publicIpv6: true };

/** What the platform writes into clusters. Objects of operators need their definitions in the cluster. */
export function writtenObjectsContract(open: () => KubernetesClient): void {
  const clients = { of: async () => open() };
  const needs = async (context: TestContext, ...names: ResourceName[]): Promise<void> => {
    for (const name of names) {
      const isKnown = (await orNull(open().list(name))) !== null;
      context.skip(!isKnown, `needs the definition of ${name}`);
    }
  };

  it.for([
    ['a plain deployment', plainDeployment],
    ['a deployment with everything', fullDeployment],
  ] as const)('%s', async ([, config]) => {
    const spec = { id, name: 'web', namespace: 'shop', config, secretValues: { TOKEN: 't' } };
    await applyDeployment(open(), { ...spec, restartedAt: new Date() });
  });

  it('credentials of a registry', async () => {
    const data = { '.dockerconfigjson': new Secret('{"auths":{}}') };
    const registry = { namespace: 'shop', name: 'registry', type: 'kubernetes.io/dockerconfigjson', data };
    await createClientSecrets(clients).apply(id, registry);
    await createClientSecrets(clients).create(id, registry);
  });

  it.for([
    ['a plain database', postgresSpec(plainPostgres)],
    ['a database with everything', postgresSpec(fullPostgres)],
    ['a database with FerretDB', postgresSpec(ferretdb)],
    ['a database with backups at Google', postgresSpec(google)],
    ['a restored database', postgresSpec(fullPostgres, 'copy')],
  ] as const)('%s', async ([, spec], context) => {
    await needs(context, 'clusters.postgresql.cnpg.io', 'objectstores.barmancloud.cnpg.io');
    await applyPostgres(open(), spec);
    await open().create('backups.postgresql.cnpg.io', backupObject(spec, new Date()));
  });

  it.for(appCatalogue.map((app) => [app.name, app] as const))('the app %s', async ([, app], context) => {
    await needs(context, HELM_CHARTS);
    const [version] = app.versions;
    await applyRelease(open(), { app, version, ...formOf(app) }, { isResumed: false, signal: undefined });
  });

  it.for(addonCatalogue.map((addon) => [addon.name, addon] as const))(
    'the add-on %s',
    async ([addon, { chart, versions }], context) => {
      if (chart) await needs(context, HELM_CHARTS);
      if (addon === 'cert-issuer') await needs(context, 'clusterissuers.cert-manager.io');
      const action = { addon, action: 'install', version: versions[0].version } as const;
      await createClientAddonInstaller({ clients }).apply(contractPlan, action);
    },
  );

  it('an installation of Flux', async (context) => {
    await needs(context, 'fluxinstances.fluxcd.controlplane.io');
    await createClientGitOps({ clients }).enable({ clusterId: id }, flux);
  });

  it('plans of upgrades and of settings', async (context) => {
    await needs(context, 'plans.upgrade.cattle.io');
    const settings = (['master', 'worker'] as const).map((role) =>
      settingsPlan(contractPlan, { name: 'shop-1', role }),
    );
    for (const plan of [...upgradePlansOf('v1.33.5+k3s1'), ...settings])
      await open().apply('plans.upgrade.cattle.io', plan, { force: true });
  });

  it('what real servers need', async (context) => {
    await needs(context, HELM_CHARTS, 'helmchartconfigs.helm.cattle.io');
    const plan = { ...contractPlan, cni: 'cilium', cniEncryption: true } as const;
    await applyComponents(open(), plan, { token: new Secret('token'), networkId: '7' });
    await applyNodeGroups(open(), plan, [group], groups);
  });
}
