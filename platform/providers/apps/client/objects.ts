import { sha256 } from '../../../crypto/hash.ts';
import { CHART_NAMESPACE } from '../../addons/client/helmChart.ts';
import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { NewObject } from '../../kubernetes/api/objects.ts';
import { secretData } from '../../kubernetes/api/secretData.ts';
import { toYaml11 } from '../../yaml11.ts';
import type { CatalogueApp } from '../catalogueApp.ts';
import type { Inputs, Secrets } from '../inputs.ts';
import type { AppVersion } from '../port.ts';
import { chartValues, secretChartValues } from '../values.ts';

/** On what the platform maintains for an app: its catalogue name. */
export const APP_LABEL = 'kubedeck.io/app';
/** On a HelmChart: the version of the app, which is not always that of its chart. */
export const VERSION = 'kubedeck.io/app-version';
/** On a HelmChart: the job that ran when it was applied. The job of the applied values is another one. */
export const JOB_BEFORE = 'kubedeck.io/job-before';
/** On a HelmChart: hash of what was applied. */
export const APPLIED = 'kubedeck.io/applied';

/** On a HelmChart, with the name of a field: a user name, which its addresses are shown with. */
const USER = 'user.kubedeck.io/';

const VALUES_KEY = 'values.yaml';

/** An app has its own namespace. */
export const namespaceOf = ({ name }: CatalogueApp): string => name;

/** In the app's namespace: its passwords, by field, for users and for the next change. */
export const credentialsName = ({ name }: CatalogueApp): string => `${name}-credentials`;

const labelsOf = ({ name }: CatalogueApp) => ({ [MANAGED_BY]: MANAGER, [APP_LABEL]: name });

const hashOf = (text: string): string => sha256(text).slice(0, 10);

export function credentialsOf(app: CatalogueApp, secrets: Secrets): NewObject<'secrets'> {
  const metadata = { name: credentialsName(app), namespace: namespaceOf(app), labels: labelsOf(app) };
  return { metadata, type: 'Opaque', data: secretData(secrets) };
}

/** Values with secrets beside the HelmChart. Another content has another name, so that k3s notices the change. */
function valuesSecret(app: CatalogueApp, values: string): NewObject<'secrets'> {
  const name = `app-${app.name}-values-${hashOf(values)}`;
  return {
    metadata: { name, namespace: CHART_NAMESPACE, labels: labelsOf(app) },
    type: 'Opaque',
    data: secretData({ [VALUES_KEY]: values }),
  };
}

/** The users of an app's addresses by field. */
function usersOf({ endpoints }: CatalogueApp, inputs: Inputs): Record<string, string> {
  const fields = endpoints.flatMap(({ user }) => (typeof user === 'object' ? [user.field] : []));
  return Object.fromEntries(fields.map((field) => [`${USER}${field}`, String(inputs[field] ?? '')]));
}

/** The same, from the annotations of a HelmChart. */
export function userAnnotations(annotations: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(annotations).flatMap(([key, value]) =>
      key.startsWith(USER) ? [[key.slice(USER.length), value]] : [],
    ),
  );
}

export interface ReleaseObjects {
  chart: NewObject<'helmcharts.helm.cattle.io'>;
  /** Hash of the chart's specification. */
  applied: string;
  values: NewObject<'secrets'> | null;
}

/** The objects of a release, without the annotation of the job before it. */
export function releaseObjects(
  app: CatalogueApp,
  version: AppVersion,
  inputs: Inputs,
  secrets: Secrets,
): ReleaseObjects {
  const { name, chart } = app;
  const secretValues = secretChartValues(app, secrets, inputs);
  const values = Object.keys(secretValues).length > 0 ? valuesSecret(app, toYaml11(secretValues)) : null;
  const source = chart.repository.startsWith('oci://')
    ? { chart: `${chart.repository}/${chart.name}` }
    : { chart: chart.name, repo: chart.repository };
  const spec = {
    ...source,
    version: chart.version ?? version.version,
    targetNamespace: namespaceOf(app),
    createNamespace: true,
    // The default would uninstall a release whose upgrade failed, with its data.
    failurePolicy: 'abort' as const,
    valuesContent: toYaml11(chartValues(app, version, inputs)),
    ...(values && { valuesSecrets: [{ name: values.metadata?.name ?? '', keys: [VALUES_KEY] }] }),
  };
  const applied = hashOf(JSON.stringify(spec));
  const annotations = { [VERSION]: version.version, [APPLIED]: applied, ...usersOf(app, inputs) };
  const metadata = { name, namespace: CHART_NAMESPACE, labels: labelsOf(app), annotations };
  return { chart: { metadata, spec }, applied, values };
}
