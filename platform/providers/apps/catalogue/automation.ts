import { text } from '../../../messages/messages.ts';
import {
  claim,
  hostShapes,
  ingressValues,
  input,
  isExposed,
  keptClaim,
  publicUrl,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, ingressAt, webAddons } from './defineApp.ts';
import { access, key, named, requiredAccess, resources, storage } from './fields.ts';

const web = { label: text('app_endpoint_web'), service: '', scheme: 'http', hasIngress: true } as const;

export const n8n = defineApp({
  name: 'n8n',
  title: 'n8n',
  description: text('about_app_n8n'),
  category: 'automation',
  subcategory: 'workflows',
  tags: ['workflows', 'integrations', 'low-code'],
  versions: [
    { version: '1.1.0', appVersion: '1.116.2' },
    { version: '1.0.15', appVersion: '1.112.0' },
  ],
  plan: 'free',
  documentation: 'https://docs.n8n.io/hosting/',
  changelog: 'https://github.com/n8n-io/n8n/releases',
  requiredAddons: webAddons,
  chart: { repository: 'oci://8gears.container-registry.com/library', name: 'n8n' },
  checkedAgainst: '1.1.0',
  inputsSchema: {
    general: [
      named('timezone', { label: text('app_field_timezone'), default: 'Europe/Berlin', required: true }),
      key('encryption_key', 32, {
        label: text('app_field_encryption_key'),
        description: text('app_field_encryption_key_about'),
      }),
    ],
    access: requiredAccess,
    storage: storage(5),
    resources: resources('250m', '512Mi'),
  },
  values: {
    'main.config.generic.timezone': input('timezone'),
    'main.config.webhook_url': publicUrl,
    'main.config.n8n.proxy_hops': 1,
    'main.persistence.enabled': true,
    'main.persistence.type': 'dynamic',
    'main.persistence.annotations': keptClaim,
    ...storageValues('main.persistence'),
    ...ingressValues('n8n', { hosts: hostShapes.pathTexts }),
    'main.resources': resourceValues,
  },
  secretValues: { 'main.secret.n8n.encryption_key': secret('encryption_key') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/n8nio/n8n',
      ports: [{ name: 'http', port: 80, targetPort: 5678 }],
      resources: 'main.resources',
      claims: [claim('', undefined, 'main.persistence')],
    },
  ],
  ingress: ingressAt(),
  endpoints: [{ ...web, port: 80 }],
});

export const nodeRed = defineApp({
  name: 'node-red',
  title: 'Node-RED',
  description: text('about_app_node_red'),
  category: 'automation',
  subcategory: 'workflows',
  tags: ['workflows', 'iot', 'low-code'],
  versions: [
    { version: '0.40.2', appVersion: '4.1.2' },
    { version: '0.40.1', appVersion: '4.1.2' },
  ],
  plan: 'free',
  documentation: 'https://github.com/SchwarzIT/node-red-chart',
  changelog: 'https://github.com/node-red/node-red/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://schwarzit.github.io/node-red-chart/', name: 'node-red' },
  checkedAgainst: '0.40.2',
  inputsSchema: { access, storage: storage(5), resources: resources('100m', '256Mi') },
  values: {
    'persistence.enabled': true,
    'persistence.keepPVC': true,
    ...storageValues('persistence'),
    ...ingressValues('node-red'),
    // The chart reads this without asking whether it exists.
    'ingress.tls': (inputs) =>
      isExposed(inputs) && inputs.tls !== false
        ? [{ secretName: 'node-red-tls', hosts: [inputs.hostname ?? ''], certificate: { enabled: false } }]
        : undefined,
    resources: resourceValues,
  },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/nodered/node-red',
      ports: [{ name: 'http', port: 1880 }],
      resources: 'resources',
      claims: [claim('', '/data', 'persistence')],
    },
  ],
  ingress: ingressAt(),
  endpoints: [{ ...web, port: 1880 }],
});
