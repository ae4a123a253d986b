import { builder } from '../../../graphql/builder.ts';
import type { DeploymentRecord } from '../deployments.upstream.ts';

const CertificateState = builder.enumType('CertificateState', {
  description: 'State of the certificate of a host name.',
  values: {
    PENDING: { value: 'pending', description: 'Being issued.' },
    READY: { value: 'ready', description: 'Valid.' },
    FAILED: { value: 'failed', description: 'It could not be issued.' },
  } as const,
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
