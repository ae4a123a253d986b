import { text } from '../../../messages/messages.ts';
import {
  claim,
  hostShapes,
  ingressValues,
  input,
  isExposed,
  ISSUER,
  keptClaim,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import { access, foreignSecret, key, named, password, resources, storage, user } from './fields.ts';

const web = { label: text('app_endpoint_web'), service: '', scheme: 'http', hasIngress: true } as const;
const api = { ...web, label: text('app_endpoint_api') } as const;

export const openWebui = defineApp({
  name: 'open-webui',
  title: 'Open WebUI',
  description: text('about_app_open_webui'),
  category: 'ai',
  subcategory: 'chat',
  tags: ['llm', 'chat', 'openai', 'ollama'],
  versions: [
    { version: '16.0.0', appVersion: '0.11.0' },
    { version: '15.2.0', appVersion: '0.10.2' },
  ],
  plan: 'standard',
  documentation: 'https://docs.openwebui.com/',
  changelog: 'https://github.com/open-webui/open-webui/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://helm.openwebui.com/', name: 'open-webui' },
  checkedAgainst: '16.0.0',
  inputsSchema: {
    general: [
      named('openai_url', {
        label: text('app_field_openai_url'),
        description: text('app_field_openai_url_about'),
        ...{ default: 'https://api.openai.com/v1', required: true, validation: 'url' },
      }),
      foreignSecret('openai_key', { label: text('app_field_openai_key'), required: false }),
      named('ollama_url', { label: text('app_field_ollama_url'), validation: 'url' }),
    ],
    access,
    storage: storage(5),
    resources: resources('250m', '1Gi'),
  },
  values: {
    // Ollama is an app of its own.
    'ollama.enabled': false,
    'pipelines.enabled': false,
    'websocket.enabled': false,
    openaiBaseApiUrl: input('openai_url'),
    ollamaUrls: ({ ollama_url }) =>
      ollama_url === undefined || ollama_url === '' ? undefined : [ollama_url],
    'persistence.annotations': keptClaim,
    ...storageValues('persistence'),
    'ingress.enabled': isExposed,
    'ingress.class': input('ingress_class'),
    'ingress.annotations': ({ tls = false }) => (tls === false ? undefined : ISSUER),
    'ingress.host': input('hostname'),
    'ingress.tls': input('tls'),
    'ingress.existingSecret': ({ tls = false }) => (tls === false ? undefined : 'open-webui-tls'),
    resources: resourceValues,
  },
  secretValues: { openaiApiKey: secret('openai_key') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'ghcr.io/open-webui/open-webui',
      ports: [{ name: 'http', port: 80, targetPort: 8080 }],
      resources: 'resources',
      claims: [{ ...claim('', '/app/backend/data', 'persistence'), isSeparate: true }],
    },
  ],
  ingress: ingressAt('ingress', 'host'),
  endpoints: [{ ...web, port: 80 }],
});

export const ollama = defineApp({
  name: 'ollama',
  title: 'Ollama',
  description: text('about_app_ollama'),
  category: 'ai',
  subcategory: 'models',
  tags: ['llm', 'models', 'inference'],
  versions: [
    { version: '1.77.0', appVersion: '0.32.15' },
    { version: '1.76.0', appVersion: '0.32.14' },
  ],
  plan: 'pro',
  documentation: 'https://github.com/otwld/ollama-helm',
  changelog: 'https://github.com/ollama/ollama/releases',
  chart: { repository: 'https://helm.otwld.com/', name: 'ollama' },
  checkedAgainst: '1.77.0',
  inputsSchema: {
    general: [
      named('model', {
        label: text('app_field_model'),
        description: text('app_field_model_about'),
        ...{ default: 'llama3.2:1b', required: true },
      }),
    ],
    storage: storage(30),
    resources: resources('2', '8Gi'),
  },
  values: {
    'ollama.models.pull': ({ model }) => [model ?? ''],
    'persistentVolume.enabled': true,
    'persistentVolume.annotations': keptClaim,
    ...storageValues('persistentVolume'),
    resources: resourceValues,
  },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/ollama/ollama',
      ports: [{ name: 'http', port: 11434 }],
      resources: 'resources',
      claims: [claim('', undefined, 'persistentVolume')],
    },
  ],
  endpoints: [{ label: text('app_endpoint_api'), service: '', port: 11434, scheme: 'http' }],
});

export const flowise = defineApp({
  name: 'flowise',
  title: 'Flowise',
  description: text('about_app_flowise'),
  category: 'ai',
  subcategory: 'agents',
  tags: ['llm', 'agents', 'low-code'],
  versions: [
    { version: '6.0.0', appVersion: '3.0.3' },
    { version: '5.1.1', appVersion: '3.0.2' },
  ],
  plan: 'standard',
  documentation: 'https://docs.flowiseai.com/',
  changelog: 'https://github.com/FlowiseAI/Flowise/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://cowboysysop.github.io/charts/', name: 'flowise' },
  checkedAgainst: '6.0.0',
  inputsSchema: {
    general: [key('encryption_key', 32, { label: text('app_field_encryption_key') })],
    access,
    storage: storage(5),
    resources: resources('250m', '512Mi'),
  },
  values: {
    'persistence.enabled': true,
    'persistence.annotations': keptClaim,
    ...storageValues('persistence'),
    ...ingressValues('flowise', { classKey: 'ingressClassName', hosts: hostShapes.pathTexts }),
    resources: resourceValues,
  },
  secretValues: { 'config.encryptionKey': secret('encryption_key') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/flowiseai/flowise',
      ports: [{ name: 'http', port: 3000 }],
      resources: 'resources',
      claims: [claim('', '/data', 'persistence')],
    },
  ],
  ingress: ingressAt(),
  endpoints: [{ ...web, port: 3000 }],
});

export const litellm = defineImageApp({
  name: 'litellm',
  title: 'LiteLLM',
  description: text('about_app_litellm'),
  category: 'ai',
  subcategory: 'gateway',
  tags: ['llm', 'gateway', 'openai', 'proxy'],
  versions: [
    { version: '1.77.3', appVersion: '1.77.3' },
    { version: '1.76.1', appVersion: '1.76.1' },
  ],
  plan: 'pro',
  documentation: 'https://docs.litellm.ai/docs/proxy/deploy',
  changelog: 'https://github.com/BerriAI/litellm/releases',
  image: 'ghcr.io/berriai/litellm',
  tagOf: (version) => `main-v${version}-stable`,
  port: 4000,
  args: ['--port', '4000', '--model', '*'],
  env: { UI_USERNAME: input('username') },
  secretEnv: {
    LITELLM_MASTER_KEY: ({ master_key }) => (master_key === undefined ? undefined : `sk-${master_key}`),
    OPENAI_API_KEY: secret('openai_key'),
    UI_PASSWORD: secret('password'),
  },
  inputsSchema: {
    general: [
      foreignSecret('openai_key', { label: text('app_field_openai_key') }),
      key('master_key', 32, {
        label: text('app_field_master_key'),
        description: text('app_field_litellm_key_about'),
        editable: true,
      }),
      user('admin', { editable: true }),
      password({ editable: true }),
    ],
    resources: resources('250m', '1Gi'),
  },
  endpoints: [
    { ...api, port: 4000, password: 'master_key' },
    {
      ...web,
      label: text('app_endpoint_admin'),
      hasIngress: false,
      port: 4000,
      user: { field: 'username' },
      password: 'password',
    },
  ],
});
