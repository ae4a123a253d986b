import { POOL_LABEL } from '../../api/labels.ts';
import type { Stored } from '../../api/objects.ts';
import { parseQuantity } from '../../api/quantities.ts';
import type { Attachments } from '../../workloadsPort.ts';

const DRIVER = 'csi.hetzner.cloud';
const TYPE = 'load-balancer.hetzner.cloud/type';
const GIB = 2 ** 30;

const byText = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** The volumes of Hetzner's driver, the load balancers of services, and the nodes of pools. */
export function attachmentsOf(
  volumes: readonly Stored<'persistentvolumes'>[],
  services: readonly Stored<'services'>[],
  nodes: readonly Stored<'nodes'>[],
): Attachments {
  const ordered = volumes.filter(({ spec }) => spec?.csi?.driver === DRIVER);
  const balanced = services.filter(({ status }) => (status?.loadBalancer?.ingress ?? []).length > 0);
  return {
    volumes: ordered
      .map(({ metadata, spec, status }) => {
        const { namespace = '', name = '' } = spec?.claimRef ?? {};
        const sizeGb = (parseQuantity(spec?.capacity?.storage ?? '0') ?? 0) / GIB;
        const claim = status?.phase === 'Bound' ? `${namespace}/${name}` : null;
        return { name: metadata.name, claim, sizeGb };
      })
      .sort((a, b) => byText(a.name, b.name)),
    loadBalancers: balanced
      .map(({ metadata: { namespace = '', name, annotations } }) => ({
        service: `${namespace}/${name}`,
        type: annotations?.[TYPE] ?? 'lb11',
      }))
      .sort((a, b) => byText(a.service, b.service)),
    poolNodes: nodes
      .flatMap(({ metadata: { name, labels } }) => {
        const pool = labels?.[POOL_LABEL];
        return pool === undefined ? [] : [{ name, pool }];
      })
      .sort((a, b) => byText(a.name, b.name)),
  };
}
