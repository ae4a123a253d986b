import { isOf } from '../../addons/client/release.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import type { CatalogueApp, EndpointRule } from '../catalogueApp.ts';
import type { AppEndpoint } from '../port.ts';
import { credentialsName, namespaceOf } from './objects.ts';

type Service = Stored<'services'>;
type Ingress = Stored<'ingresses.networking.k8s.io'>;

interface Found {
  services: readonly Service[];
  ingresses: readonly Ingress[];
  credentials: Stored<'secrets'> | null;
  /** Values of the form that were applied, as far as they are users. */
  users: Readonly<Record<string, string>>;
}

/** The host of the app's ingress, and whether it has a certificate. */
function publicHost(
  app: CatalogueApp,
  ingresses: readonly Ingress[],
): { host: string; isTls: boolean } | null {
  for (const ingress of ingresses.filter((one) => isOf(app, one))) {
    const host = ingress.spec?.rules?.[0]?.host;
    if (host !== undefined) return { host, isTls: (ingress.spec?.tls ?? []).length > 0 };
  }
  return null;
}

function addressOf(app: CatalogueApp, rule: EndpointRule, { services, ingresses }: Found) {
  const name = `${app.name}${rule.service}`;
  const service = services.find(
    ({ metadata, spec }) =>
      metadata.name === name && (spec?.ports ?? []).some(({ port }) => port === rule.port),
  );
  if (!service) return null;
  const open = rule.hasIngress ? publicHost(app, ingresses) : null;
  if (open) {
    const scheme = open.isTls ? 'https' : 'http';
    return { url: `${scheme}://${open.host}`, host: open.host, port: open.isTls ? 443 : 80, isPublic: true };
  }
  const host = `${name}.${namespaceOf(app)}.svc.cluster.local`;
  const url = rule.scheme ? `${rule.scheme}://${host}:${rule.port}` : null;
  return { url, host, port: rule.port, isPublic: false };
}

/** Where the app is reached: only what its Services and Ingresses really offer. */
export function endpointsOf(app: CatalogueApp, found: Found): AppEndpoint[] {
  return app.endpoints.flatMap((rule) => {
    const address = addressOf(app, rule, found);
    if (!address) return [];
    const { user, password: key } = rule;
    const hasPassword = key !== undefined && found.credentials?.data?.[key] !== undefined;
    return [
      {
        label: rule.label,
        ...address,
        user: typeof user === 'object' ? (found.users[user.field] ?? null) : (user ?? null),
        secret: hasPassword ? { namespace: namespaceOf(app), name: credentialsName(app), key } : null,
      },
    ];
  });
}
