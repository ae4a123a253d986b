import { editedParts, fieldOfPath } from './deploymentFields.ts';
import { deploymentProblems, type RuleContext } from './deploymentRules.ts';
import {
  defaultIngressClass,
  newDeployment,
  toCreateInput,
  toSettings,
  type DeploymentValues,
} from './deploymentValues.ts';
import { repositoryProblem, splitImage } from './imageName.ts';
import { existingOf, mergeImported } from './importedVariables.ts';
import { suggestHosts } from './suggestHosts.ts';

const VALID: DeploymentValues = {
  ...newDeployment('traefik'),
  name: 'shop',
  imageRepository: 'ghcr.io/acme/shop',
  imageTag: '1.4.2',
};
const problems = (values: Partial<DeploymentValues>, context: RuleContext = {}) =>
  deploymentProblems({ ...VALID, ...values }, context).map(
    ({ path, message }) => `${path}: ${message.replace('deployments:form.rules.', '')}`,
  );
const variable = (name: string, value = 'x', isSecret = false, isStored = false) => ({
  name,
  value,
  isSecret,
  isStored,
});
const volume = (mountPath: string, size = '10Gi', storedSize = '') => ({
  mountPath,
  size,
  storageClass: '',
  storedSize,
});

describe('rules of a deployment', () => {
  it('are met by a name and an image', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[Partial<DeploymentValues>, string[]]>([
    [{ name: '' }, ['name: nameMissing']],
    [{ name: '1shop' }, ['name: nameShape']],
    [{ name: 'a'.repeat(64) }, ['name: nameLong']],
    [{ namespace: 'My_Space' }, ['namespace: namespace']],
    [{ imageTag: '' }, ['imageTag: tagMissing']],
    [{ imageTag: '-1' }, ['imageTag: tagShape']],
    [{ cpuRequest: 'much' }, ['cpuRequest: cpu']],
    [{ memoryLimit: '1.5Gi', cpuLimit: '0.5' }, []],
    [{ healthPath: 'healthz' }, ['healthPath: path']],
    [{ healthPath: '/healthz', healthDelay: '1,5' }, ['healthDelay: ui:validation.whole']],
    [{ healthPath: '/healthz', healthPort: '80.5' }, ['healthPort: ui:validation.whole']],
    [{ healthPath: '/healthz', healthPort: ' 8080 ', healthDelay: '30' }, []],
    [{ healthPath: '', healthDelay: '1,5' }, []],
    [{ variables: [variable('')] }, ['variables.0.name: variableName']],
    [{ variables: [variable('2FA')] }, ['variables.0.name: variableShape|{"name":"2FA"}']],
    [
      { variables: [variable('A'), variable('A', 'y', true)] },
      ['variables.1.name: variableTwice|{"name":"A"}'],
    ],
    [{ variables: [variable('A', '', true)] }, ['variables.0.value: secretValue']],
    [{ variables: [variable('A', '', true, true), variable('B', '')] }, []],
    [{ volumes: [volume('')] }, ['volumes.0.mountPath: mountMissing']],
    [{ volumes: [volume('data')] }, ['volumes.0.mountPath: mountShape']],
    [{ volumes: [volume('/a'), volume('/a')] }, ['volumes.1.mountPath: mountTwice']],
    [{ volumes: [volume('/a', '10')] }, ['volumes.0.size: volumeSize']],
    [{ volumes: [volume('/a', '9Gi', '10Gi')] }, ['volumes.0.size: volumeShrinks|{"size":"10Gi"}']],
    [{ volumes: [volume('/a', '1Ti', '10Gi')] }, []],
    [{ volumes: [volume('/a')], replicas: 2 }, ['replicas: volumeSingle']],
    [{ volumes: [volume('/a')], isAutoscaled: true }, ['isAutoscaled: volumeNoScale']],
    [{ isExposed: true }, ['hostname: hostMissing']],
    [{ isExposed: true, hostname: 'shop' }, ['hostname: hostShape|{"host":"shop.example.com"}']],
    [{ isExposed: true, hostname: 'shop.example.com' }, []],
    [{ isAutoUpdated: true, updatePolicy: 'CUSTOM' }, ['customPattern: patternMissing']],
    [{ isAutoUpdated: true, updatePolicy: 'CUSTOM', customPattern: '1.*' }, ['customPattern: patternShape']],
    [{ isAutoscaled: true, minReplicas: 5, maxReplicas: 2 }, ['maxReplicas: maxBelowMin']],
    [{ isAutoscaled: true, hasCpuTarget: false, hasMemoryTarget: false }, ['hasCpuTarget: noTarget']],
    [{ isAutoscaled: true, memoryRequest: '' }, ['memoryRequest: targetNeedsMemory']],
  ])('%j: %j', (values, expected) => {
    expect(problems(values)).toEqual(expected);
  });

  it('know taken names and clusters without an ingress', () => {
    expect(problems({}, { takenName: 'default/shop' })).toEqual(['name: nameTaken']);
    expect(problems({ namespace: 'other' }, { takenName: 'default/shop' })).toEqual([]);
    expect(problems({ isExposed: true }, { ingressClasses: [] })).toEqual(['isExposed: noIngress']);
  });
});

describe('images', () => {
  it.each([
    ['nginx', undefined],
    ['localhost:5000/app', undefined],
    ['', 'imageMissing'],
    ['nginx:1.27', 'imageHasTag'],
    ['nginx:8080', 'imageHasTag'],
    ['localhost:5000/app:1', 'imageHasTag'],
    ['nginx@sha256:abc', 'imageDigest'],
    ['my image', 'imageShape'],
    ['-nginx', 'imageShape'],
    ['ghcr.io/Acme/shop', 'imageCase'],
  ])('%s: %s', (image, key) => {
    expect(repositoryProblem(image)).toBe(key && `deployments:form.rules.${key}`);
  });

  it('are split at the colon after the last slash', () => {
    expect(splitImage('registry:5000/team/app:1.2')).toEqual({
      repository: 'registry:5000/team/app',
      tag: '1.2',
    });
    expect(splitImage('registry:5000/team/app')).toBeUndefined();
    expect(splitImage('app@sha256:abc')).toBeUndefined();
  });
});

describe('the input', () => {
  it('separates variables from secrets and keeps stored values', () => {
    const variables = [variable('A'), variable('B', 's', true), variable('C', '', true, true)];
    expect(toCreateInput('id', { ...VALID, namespace: ' ', variables })).toMatchObject({
      clusterId: 'id',
      namespace: 'default',
      variables: [{ name: 'A', value: 'x' }],
      secrets: [{ name: 'B', value: 's' }, { name: 'C' }],
      healthCheck: null,
      resources: { cpuRequest: '100m', cpuLimit: null },
    });
  });

  it.each([
    ['30', '8080', { initialDelaySeconds: 30, port: 8080 }],
    [' 1,000 ', '', { initialDelaySeconds: 1000, port: null }],
    ['', '', { initialDelaySeconds: 0, port: null }],
  ])('has the delay "%s" and the port "%s" of a health check as numbers', (healthDelay, healthPort, sent) => {
    const values = { ...VALID, healthPath: '/healthz', healthDelay, healthPort };
    expect(toSettings(values).healthCheck).toEqual({ path: '/healthz', ...sent });
  });

  it('contains only the parts that were edited', () => {
    expect(Object.keys(editedParts(['variables', 'targetCpu'], toSettings(VALID)))).toEqual([
      'variables',
      'secrets',
      'autoscaling',
    ]);
    expect(fieldOfPath('exposure.hostname')).toBe('hostname');
    expect(fieldOfPath('volumes.0.size')).toBe('volumes.0.size');
  });
});

it('imported rows take the place of rows with their name', () => {
  const row = { index: 0, state: 'replaces', notes: [] } as const;
  const rows = [variable('A'), variable('B', '', true, true), variable('', '')];
  const merged = mergeImported(rows, [
    { ...row, name: 'A', value: '2', target: 'secret' },
    { ...row, name: 'B', value: 'new', target: 'secret' },
    { ...row, name: 'C', value: '3', target: 'variable' },
  ]);
  expect(merged).toEqual([variable('A', '2', true), variable('B', 'new', true, true), variable('C', '3')]);
  expect(existingOf(rows)).toEqual({ variables: new Map([['A', 'x']]), secrets: new Set(['B']) });
});

it('suggests host names below known domains and one that resolves by itself', () => {
  expect(suggestHosts('shop', ['blog.acme.dev', 'api.acme.dev'], '203.0.113.7')).toEqual([
    'shop.acme.dev',
    'shop.203-0-113-7.sslip.io',
  ]);
  expect(suggestHosts('blog', ['blog.acme.dev'], undefined)).toEqual([]);
  expect(suggestHosts('', [], '203.0.113.7')).toEqual([]);
});

it.each([
  [
    [
      { name: 'a', isDefault: false },
      { name: 'b', isDefault: true },
    ],
    'b',
  ],
  [[{ name: 'a', isDefault: false }], 'a'],
  [[], 'nginx'],
])('the default ingress class of %j is %s', (classes, expected) => {
  expect(defaultIngressClass(classes)).toBe(expected);
});
