import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { NewObject } from '../../kubernetes/api/objects.ts';
import type { CatalogueAddon } from '../catalogue.ts';

/** Where k3s looks for HelmCharts, and runs their jobs. */
export const CHART_NAMESPACE = 'kube-system';

/** Charts that must run before the nodes are ready for other pods. */
const BOOTSTRAP = ['hcloud-ccm', 'hcloud-csi'];

/** The HelmChart of an add-on at a version. */
export function helmChartOf(
  addon: CatalogueAddon & { chart: NonNullable<CatalogueAddon['chart']> },
  version: string,
): NewObject<'helmcharts.helm.cattle.io'> {
  const { name, chart, namespace, values } = addon;
  const isOci = chart.repository.startsWith('oci://');
  return {
    metadata: { name, namespace: CHART_NAMESPACE, labels: { [MANAGED_BY]: MANAGER } },
    spec: {
      ...(isOci
        ? { chart: `${chart.repository}/${chart.name}` }
        : { chart: chart.name, repo: chart.repository }),
      version,
      targetNamespace: namespace,
      createNamespace: true,
      // The default would uninstall a release whose upgrade failed, with its data.
      failurePolicy: 'abort',
      ...(BOOTSTRAP.includes(name) && { bootstrap: true }),
      ...(values !== undefined && { valuesContent: values }),
    },
  };
}
