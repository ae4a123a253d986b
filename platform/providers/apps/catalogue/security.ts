import { text } from '../../../messages/messages.ts';
import {
  ISSUER,
  claim,
  hostShapes,
  ingressValues,
  input,
  isExposed,
  publicUrl,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, ingressAt, webAddons } from './defineApp.ts';
import { access, password, requiredAccess, resources, storage, toggle, user } from './fields.ts';

const web = { label: text('app_endpoint_web'), service: '', scheme: 'http', hasIngress: true } as const;

export const vaultwarden = defineApp({
  name: 'vaultwarden',
  title: 'Vaultwarden',
  description: text('about_app_vaultwarden'),
  category: 'security',
  subcategory: 'passwords',
  tags: ['bitwarden', 'passwords', 'vault'],
  versions: [
    { version: '0.43.1', appVersion: '1.36.0' },
    { version: '0.43.0', appVersion: '1.36.0' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/guerzon/vaultwarden/tree/main/charts/vaultwarden',
  changelog: 'https://github.com/dani-garcia/vaultwarden/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://guerzon.github.io/vaultwarden', name: 'vaultwarden' },
  checkedAgainst: '0.43.1',
  inputsSchema: {
    general: [
      toggle('signups', { label: text('app_field_signups'), description: text('app_field_signups_about') }),
      password({ label: text('app_field_admin_token'), length: 48, editable: true }, 'admin_token'),
    ],
    access: requiredAccess,
    storage: storage(5, { grows: false }),
    resources: resources('50m', '128Mi'),
  },
  values: {
    domain: publicUrl,
    signupsAllowed: ({ signups }) => signups === true,
    // The claim of a StatefulSet outlives the release.
    resourceType: 'StatefulSet',
    'storage.data.name': 'vaultwarden-data',
    'storage.data.path': '/data',
    'storage.data.size': ({ storage_size }) => `${storage_size}Gi`,
    'storage.data.class': input('storage_class'),
    'storage.data.keepPvc': true,
    'ingress.enabled': isExposed,
    'ingress.class': input('ingress_class'),
    'ingress.nginxIngressAnnotations': ({ ingress_class }) => ingress_class === 'nginx',
    'ingress.additionalAnnotations': ({ tls }) => (tls === false ? undefined : ISSUER),
    'ingress.hostname': input('hostname'),
    'ingress.tls': ({ tls }) => tls !== false,
    'ingress.tlsSecret': ({ tls }) => (tls === false ? undefined : 'vaultwarden-tls'),
    resources: resourceValues,
  },
  secretValues: { 'adminToken.value': secret('admin_token') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/vaultwarden/server:{version}-alpine',
      ports: [{ name: 'http', port: 80, targetPort: 8080 }],
      resources: 'resources',
      claims: [
        {
          name: 'vaultwarden-data',
          mountPath: '/data',
          size: 'storage.data.size',
          storageClass: 'storage.data.class',
        },
      ],
    },
  ],
  ingress: ingressAt('ingress', 'hostname'),
  endpoints: [{ ...web, port: 80, password: 'admin_token' }],
});

export const keycloak = defineApp({
  name: 'keycloak',
  title: 'Keycloak',
  description: text('about_app_keycloak'),
  category: 'security',
  subcategory: 'identity',
  tags: ['sso', 'oidc', 'saml', 'login'],
  versions: [
    { version: '0.21.31', appVersion: '26.7.2' },
    { version: '0.21.27', appVersion: '26.7.1' },
  ],
  plan: 'pro',
  documentation: 'https://github.com/CloudPirates-io/helm-charts/tree/main/charts/keycloak',
  changelog: 'https://github.com/keycloak/keycloak/releases',
  requiredAddons: webAddons,
  chart: { repository: 'oci://registry-1.docker.io/cloudpirates', name: 'keycloak' },
  checkedAgainst: '0.21.31',
  inputsSchema: {
    general: [user('admin'), password()],
    access: requiredAccess,
    database: [password({ label: text('app_field_db_password') }, 'db_password')],
    storage: storage(5, { grows: false }),
    resources: resources('500m', '1Gi'),
  },
  values: {
    'keycloak.adminUser': input('username'),
    'keycloak.hostname': publicUrl,
    'keycloak.proxyHeaders': 'xforwarded',
    ...storageValues('postgres.persistence'),
    ...ingressValues('keycloak'),
    resources: resourceValues,
  },
  secretValues: {
    'keycloak.adminPassword': secret('password'),
    'postgres.auth.password': secret('db_password'),
  },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/keycloak/keycloak',
      ports: [{ name: 'http', port: 8080 }],
      resources: 'resources',
    },
    {
      name: '-postgres',
      kind: 'statefulset',
      image: 'docker.io/postgres:18.0',
      ports: [{ name: 'postgresql', port: 5432 }],
      claims: [claim('data', '/var/lib/postgresql', 'postgres.persistence')],
    },
  ],
  ingress: ingressAt(),
  endpoints: [{ ...web, port: 8080, user: { field: 'username' }, password: 'password' }],
});

export const openbao = defineApp({
  name: 'openbao',
  title: 'OpenBao',
  description: text('about_app_openbao'),
  category: 'security',
  subcategory: 'secrets',
  tags: ['vault', 'secrets', 'encryption'],
  versions: [
    { version: '0.29.2', appVersion: '2.6.2' },
    { version: '0.29.1', appVersion: '2.6.1' },
  ],
  plan: 'enterprise',
  documentation: 'https://openbao.org/docs/platform/k8s/helm/',
  changelog: 'https://github.com/openbao/openbao/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://openbao.github.io/openbao-helm', name: 'openbao' },
  checkedAgainst: '0.29.2',
  inputsSchema: {
    access,
    storage: storage(10, { grows: false }),
    resources: resources('250m', '512Mi'),
  },
  values: {
    'injector.enabled': false,
    'ui.enabled': true,
    ...storageValues('server.dataStorage'),
    ...ingressValues('openbao', {
      path: 'server.ingress',
      classKey: 'ingressClassName',
      hosts: hostShapes.pathTexts,
    }),
    'server.resources': resourceValues,
  },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'quay.io/openbao/openbao',
      ports: [
        { name: 'http', port: 8200 },
        { name: 'ui', port: 8200, service: '-ui' },
      ],
      resources: 'server.resources',
      claims: [claim('data', '/openbao/data', 'server.dataStorage')],
    },
  ],
  ingress: ingressAt('server.ingress'),
  endpoints: [{ ...web, port: 8200 }],
});
