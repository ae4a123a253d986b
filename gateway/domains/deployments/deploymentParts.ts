import { builder } from '../../graphql/builder.ts';
import { autoUpdateFrequencies, autoUpdatePolicies, type DeploymentRecord } from './deployments.upstream.ts';

export const AutoUpdatePolicy = builder.enumType('AutoUpdatePolicy', {
  description: 'Which new tags of an image are deployed by themselves.',
  values: {
    ALL: { value: autoUpdatePolicies[0], description: 'Every newer version, pre-releases included.' },
    MAJOR: { value: autoUpdatePolicies[1], description: 'Newer major, minor and patch versions.' },
    MINOR: { value: autoUpdatePolicies[2], description: 'Newer minor and patch versions.' },
    PATCH: { value: autoUpdatePolicies[3], description: 'Newer patch versions.' },
    LATEST: { value: autoUpdatePolicies[4], description: 'The same tag whenever its image has changed.' },
    CUSTOM: { value: autoUpdatePolicies[5], description: 'Tags that match a custom pattern.' },
  } as const,
});

export const AutoUpdateFrequency = builder.enumType('AutoUpdateFrequency', {
  description: 'How often the registry is asked for new tags.',
  values: {
    EVERY_MINUTE: { value: autoUpdateFrequencies[0], description: 'Every minute.' },
    EVERY_5_MINUTES: { value: autoUpdateFrequencies[1], description: 'Every 5 minutes.' },
    EVERY_10_MINUTES: { value: autoUpdateFrequencies[2], description: 'Every 10 minutes.' },
    EVERY_30_MINUTES: { value: autoUpdateFrequencies[3], description: 'Every 30 minutes.' },
    EVERY_HOUR: { value: autoUpdateFrequencies[4], description: 'Every hour.' },
    EVERY_6_HOURS: { value: autoUpdateFrequencies[5], description: 'Every 6 hours.' },
    EVERY_24_HOURS: { value: autoUpdateFrequencies[6], description: 'Every 24 hours.' },
  } as const,
});

const CertificateState = builder.enumType('CertificateState', {
  description: 'State of the certificate of a host name.',
  values: {
    PENDING: { value: 'pending', description: 'Being issued.' },
    READY: { value: 'ready', description: 'Valid.' },
    FAILED: { value: 'failed', description: 'It could not be issued.' },
  } as const,
});

export const DeploymentSource = builder.objectRef<DeploymentRecord>('DeploymentSource').implement({
  description: 'The image of a deployment.',
  fields: (t) => ({
    imageRepository: t.string({
      description: 'Image without its tag.',
      resolve: ({ config }) => config.image_repository,
    }),
    imageTag: t.string({ description: 'Configured tag.', resolve: ({ config }) => config.image_tag }),
    previousImageTag: t.exposeString('previous_image_tag', {
      nullable: true,
      description: 'Tag of the version before; null when there is none.',
    }),
  }),
});

export const DeploymentVariable = builder
  .objectRef<{ name: string; value: string }>('DeploymentVariable')
  .implement({
    description: 'An environment variable of a deployment.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the variable.' }),
      value: t.exposeString('value', { description: 'Value of the variable.' }),
    }),
  });

export const DeploymentVolume = builder
  .objectRef<DeploymentRecord['config']['volumes'][number]>('DeploymentVolume')
  .implement({
    description: 'A persistent volume of a deployment.',
    fields: (t) => ({
      mountPath: t.exposeString('mountPath', { description: 'Path in the container.' }),
      size: t.exposeString('size', { description: 'Size as a Kubernetes quantity, such as 10Gi.' }),
      storageClass: t.string({
        nullable: true,
        description: 'Storage class; null for the default one of the cluster.',
        resolve: ({ storageClass }) => storageClass || null,
      }),
      accessModes: t.exposeStringList('accessModes', {
        description: 'Access modes of Kubernetes, such as ReadWriteOnce.',
      }),
    }),
  });

export const DeploymentExposure = builder.objectRef<DeploymentRecord>('DeploymentExposure').implement({
  description: 'How a deployment is reached from the internet.',
  fields: (t) => ({
    isEnabled: t.boolean({
      description: 'Whether the deployment has an ingress.',
      resolve: ({ config }) => config.expose_via_ingress,
    }),
    hostname: t.string({
      nullable: true,
      description: 'Host name; null when none is set.',
      resolve: ({ config }) => config.hostname || null,
    }),
    ingressClass: t.string({
      nullable: true,
      description: 'Ingress class; null when none is set.',
      resolve: ({ config }) => config.ingress_class || null,
    }),
    hasTls: t.boolean({ description: 'Whether it has a certificate.', resolve: ({ config }) => config.tls }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Address in the internet; null while the deployment is not exposed.',
    }),
    certificate: t.expose('certificate', {
      type: CertificateState,
      nullable: true,
      description: 'State of the certificate; null without TLS.',
    }),
  }),
});

type Resources = NonNullable<DeploymentRecord['config']['resources']>;

export const DeploymentResources = builder.objectRef<Resources>('DeploymentResources').implement({
  description: 'CPU and memory of each pod, as Kubernetes quantities.',
  fields: (t) => {
    const quantity = (name: keyof Resources, description: string) =>
      t.string({ nullable: true, description, resolve: (resources) => resources[name] || null });
    return {
      cpuRequest: quantity('cpu_request', 'Reserved CPU, such as 100m; null for none.'),
      memoryRequest: quantity('memory_request', 'Reserved memory, such as 128Mi; null for none.'),
      cpuLimit: quantity('cpu_limit', 'Most CPU; null for no limit.'),
      memoryLimit: quantity('memory_limit', 'Most memory; null for no limit.'),
    };
  },
});

type HealthCheck = NonNullable<DeploymentRecord['config']['health_check']>;

export const DeploymentHealthCheck = builder.objectRef<HealthCheck>('DeploymentHealthCheck').implement({
  description: 'When a pod counts as ready.',
  fields: (t) => ({
    path: t.string({
      nullable: true,
      description: 'Path that answers over HTTP; null when an open port is enough.',
      resolve: ({ path }) => path || null,
    }),
    port: t.exposeInt('port', { nullable: true, description: 'Port; null for that of the container.' }),
    initialDelaySeconds: t.exposeInt('initial_delay_seconds', {
      nullable: true,
      description: 'Seconds before the first check; null for none.',
    }),
  }),
});
