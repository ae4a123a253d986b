import { text } from '../../../messages/messages.ts';
import {
  claim,
  ingressValues,
  input,
  keptClaim,
  publicUrl,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import {
  access,
  choice,
  email,
  foreignSecret,
  named,
  password,
  requiredAccess,
  resources,
  storage,
  user,
} from './fields.ts';

const web = { label: text('app_endpoint_web'), service: '', scheme: 'http', hasIngress: true } as const;

export const jenkins = defineApp({
  name: 'jenkins',
  title: 'Jenkins',
  description: text('about_app_jenkins'),
  category: 'developer-tools',
  subcategory: 'ci',
  tags: ['ci', 'pipelines', 'builds'],
  versions: [
    { version: '5.9.53', appVersion: '2.568.2' },
    { version: '5.9.50', appVersion: '2.568.1' },
  ],
  plan: 'pro',
  documentation: 'https://github.com/jenkinsci/helm-charts/tree/main/charts/jenkins',
  changelog: 'https://www.jenkins.io/changelog-stable/',
  requiredAddons: webAddons,
  chart: { repository: 'https://charts.jenkins.io', name: 'jenkins' },
  checkedAgainst: '5.9.53',
  inputsSchema: {
    general: [user('admin'), password()],
    access,
    storage: storage(20),
    resources: resources('500m', '2Gi'),
  },
  values: {
    'controller.admin.username': input('username'),
    'controller.jenkinsUrl': publicUrl,
    'controller.resources': resourceValues,
    'persistence.annotations': keptClaim,
    ...storageValues('persistence'),
    ...ingressValues('jenkins', {
      path: 'controller.ingress',
      classKey: 'ingressClassName',
      hostsKey: 'hostName',
      hosts: (host) => host,
    }),
  },
  secretValues: { 'controller.admin.password': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/jenkins/jenkins:{version}-jdk21',
      ports: [
        { name: 'http', port: 8080 },
        { name: 'agent-listener', port: 50000, service: '-agent' },
      ],
      resources: 'controller.resources',
      claims: [{ ...claim('', '/var/jenkins_home', 'persistence'), isSeparate: true }],
    },
  ],
  ingress: ingressAt('controller.ingress', 'hostName'),
  endpoints: [{ ...web, port: 8080, user: { field: 'username' }, password: 'password' }],
});

export const woodpecker = defineApp({
  name: 'woodpecker',
  title: 'Woodpecker CI',
  description: text('about_app_woodpecker'),
  category: 'developer-tools',
  subcategory: 'ci',
  tags: ['ci', 'pipelines', 'builds'],
  versions: [
    { version: '3.6.5', appVersion: '3.16.0' },
    { version: '3.6.4', appVersion: '3.15.0' },
  ],
  plan: 'standard',
  documentation: 'https://woodpecker-ci.org/docs/administration/installation/helm-chart',
  changelog: 'https://github.com/woodpecker-ci/woodpecker/releases',
  requiredAddons: webAddons,
  chart: { repository: 'oci://ghcr.io/woodpecker-ci/helm', name: 'woodpecker' },
  checkedAgainst: '3.6.5',
  inputsSchema: {
    general: [
      named('admin', {
        label: text('app_field_forge_admin'),
        description: text('app_field_forge_admin_about'),
        required: true,
      }),
      choice('forge', {
        label: text('app_field_forge'),
        options: ['github', 'gitlab', 'gitea', 'forgejo'],
        default: 'github',
      }),
      named('forge_url', {
        label: text('app_field_forge_url'),
        ...{ required: true, validation: 'url', show_if: "forge !== 'github'" },
      }),
      named('client_id', { label: text('app_field_client_id'), required: true }),
      foreignSecret('client_secret', { label: text('app_field_client_secret') }),
    ],
    access: requiredAccess,
    storage: storage(10, { grows: false }),
    resources: resources('100m', '256Mi'),
  },
  values: {
    'server.env.WOODPECKER_HOST': publicUrl,
    'server.env.WOODPECKER_ADMIN': input('admin'),
    ...Object.fromEntries(
      ['github', 'gitlab', 'gitea', 'forgejo'].flatMap((forge) => {
        const env = `server.env.WOODPECKER_${forge.toUpperCase()}`;
        const ifChosen = (field?: string) => (inputs: Readonly<Record<string, string | number | boolean>>) =>
          inputs.forge === forge ? (field === undefined ? 'true' : inputs[field]) : undefined;
        return [
          [env, ifChosen()],
          [`${env}_URL`, ifChosen('forge_url')],
          [`${env}_CLIENT`, ifChosen('client_id')],
        ];
      }),
    ),
    'agent.env.WOODPECKER_BACKEND_K8S_NAMESPACE': 'woodpecker',
    // Volumes of Hetzner are for one node.
    'agent.env.WOODPECKER_BACKEND_K8S_STORAGE_RWX': false,
    ...storageValues('server.persistentVolume'),
    ...ingressValues('woodpecker', {
      path: 'server.ingress',
      classKey: 'ingressClassName',
      hosts: (host) => [
        { host, paths: [{ path: '/', backend: { serviceName: 'woodpecker-server', servicePort: 80 } }] },
      ],
    }),
    'server.resources': resourceValues,
  },
  secretValues: Object.fromEntries(
    ['github', 'gitlab', 'gitea', 'forgejo'].map((forge) => [
      `server.env.WOODPECKER_${forge.toUpperCase()}_SECRET`,
      ({ client_secret }: Readonly<Record<string, string>>, inputs: Readonly<Record<string, unknown>>) =>
        inputs.forge === forge ? client_secret : undefined,
    ]),
  ),
  workloads: [
    {
      name: '-server',
      kind: 'statefulset',
      image: 'docker.io/woodpeckerci/woodpecker-server:v{version}',
      ports: [{ name: 'http', port: 80, targetPort: 8000 }],
      resources: 'server.resources',
      claims: [claim('data', '/var/lib/woodpecker', 'server.persistentVolume')],
    },
    { name: '-agent', kind: 'statefulset', image: 'docker.io/woodpeckerci/woodpecker-agent:v{version}' },
  ],
  ingress: ingressAt('server.ingress'),
  endpoints: [{ ...web, service: '-server', port: 80 }],
});

export const pgadmin = defineApp({
  name: 'pgadmin4',
  title: 'pgAdmin',
  description: text('about_app_pgadmin4'),
  category: 'developer-tools',
  subcategory: 'database client',
  tags: ['postgresql', 'sql', 'admin'],
  versions: [
    { version: '1.66.0', appVersion: '9.17' },
    { version: '1.65.0', appVersion: '9.16' },
  ],
  plan: 'free',
  documentation: 'https://github.com/rowanruseler/helm-charts/tree/main/charts/pgadmin4',
  changelog: 'https://www.pgadmin.org/docs/pgadmin4/latest/release_notes.html',
  requiredAddons: webAddons,
  chart: { repository: 'https://helm.runix.net', name: 'pgadmin4' },
  checkedAgainst: '1.66.0',
  inputsSchema: {
    general: [email(), password()],
    access,
    storage: storage(5),
    resources: resources('100m', '512Mi'),
  },
  values: {
    'env.email': input('email'),
    'persistentVolume.annotations': keptClaim,
    ...storageValues('persistentVolume'),
    ...ingressValues('pgadmin4', { classKey: 'ingressClassName' }),
    resources: resourceValues,
  },
  secretValues: { 'env.password': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/dpage/pgadmin4',
      ports: [{ name: 'http', port: 80 }],
      resources: 'resources',
      claims: [claim('', '/var/lib/pgadmin', 'persistentVolume')],
    },
  ],
  ingress: ingressAt(),
  endpoints: [{ ...web, port: 80, user: { field: 'email' }, password: 'password' }],
});

export const itTools = defineImageApp({
  name: 'it-tools',
  title: 'IT Tools',
  description: text('about_app_it_tools'),
  category: 'developer-tools',
  subcategory: 'utilities',
  tags: ['tools', 'converters', 'generators'],
  versions: [
    { version: '2024.10.22', appVersion: '2024.10.22-7ca5933' },
    { version: '2024.5.13', appVersion: '2024.5.13-a0bc346' },
  ],
  plan: 'free',
  documentation: 'https://github.com/CorentinTh/it-tools',
  changelog: 'https://github.com/CorentinTh/it-tools/releases',
  image: 'docker.io/corentinth/it-tools',
  port: 80,
  inputsSchema: { resources: resources('50m', '64Mi') },
  endpoints: [{ ...web, port: 80 }],
});
