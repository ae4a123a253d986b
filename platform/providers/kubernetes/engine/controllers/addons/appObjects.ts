import type { PersistentVolumeClaimSpec, Volume } from 'kubernetes-types/core/v1.d.ts';
import { z } from 'zod';
import type { AppClaim, AppWorkload } from '../../../../apps/catalogueApp.ts';
import { valueAt } from '../../../../apps/values.ts';
import { claimSize, isTemplate, replicasOf, textAt } from '../../../../apps/volumes.ts';
import type { ClusterState } from '../../clusterState.ts';
import { podLabels, type AppChart } from './appChart.ts';
import { putAppIngress, putAppServices } from './appNetwork.ts';

const KEEP = { 'helm.sh/resource-policy': 'keep' };
/** Where claims are mounted whose real place is not known here. */
const DATA = '/data';
const REQUESTS = { cpu: '25m', memory: '48Mi' };
const quantities = z.object({
  requests: z.record(z.string(), z.string()).optional(),
  limits: z.record(z.string(), z.string()).optional(),
});

function imageOf({ app, version, values }: AppChart, { image, tag }: AppWorkload): string {
  const found = app.versions.find((one) => one.version === version);
  const { appVersion = version } = found ?? {};
  if (image.slice(image.lastIndexOf('/')).includes(':')) return image.replace('{version}', appVersion);
  return `${image}:${textAt(values, tag) ?? appVersion}`;
}

function claimSpec({ values }: AppChart, claim: AppClaim): PersistentVolumeClaimSpec {
  const storageClassName = textAt(values, claim.storageClass);
  return {
    accessModes: ['ReadWriteOnce'],
    resources: { requests: { storage: claimSize(values, claim) } },
    ...(storageClassName !== undefined && { storageClassName }),
  };
}

/** A claim of its own, which grows with the values. */
function putClaim(chart: AppChart, claim: AppClaim, state: ClusterState): Volume {
  const { namespace, app, labels } = chart;
  const name = `${chart.name}${claim.name}`;
  const spec = claimSpec(chart, claim);
  const found = state.get('persistentvolumeclaims', name, namespace);
  if (found) {
    const changed = { ...found.spec, resources: spec.resources };
    state.update('persistentvolumeclaims', { ...found, spec: changed });
  } else {
    const annotations = { ...chart.annotations, ...(app.canKeepData && KEEP) };
    state.create('persistentvolumeclaims', { metadata: { name, namespace, labels, annotations }, spec });
  }
  return { name: 'data', persistentVolumeClaim: { claimName: name } };
}

function templateOf(chart: AppChart, workload: AppWorkload, volumes: Volume[]) {
  const { ports = [], claims = [], resources } = workload;
  const name = `${chart.name}${workload.name}`;
  const parsed = quantities.safeParse(resources === undefined ? undefined : valueAt(chart.values, resources));
  const container = {
    name: name.slice(0, 63),
    image: imageOf(chart, workload),
    ports: ports.map((port) => ({ name: port.name, containerPort: port.targetPort ?? port.port })),
    resources: parsed.success ? parsed.data : { requests: REQUESTS },
    volumeMounts: claims.map((claim) => ({
      name: isTemplate(workload, claim) ? claim.name : 'data',
      mountPath: claim.mountPath ?? DATA,
    })),
  };
  return {
    metadata: { labels: podLabels(chart, workload) },
    spec: { containers: [container], ...(volumes.length > 0 && { volumes }) },
  };
}

function putWorkload(chart: AppChart, workload: AppWorkload, state: ClusterState): void {
  const { namespace, annotations } = chart;
  const name = `${chart.name}${workload.name}`;
  const matchLabels = podLabels(chart, workload);
  const labels = { ...chart.labels, ...matchLabels };
  const metadata = { name, namespace, labels, annotations };
  const claims = workload.claims ?? [];
  const volumes = claims
    .filter((claim) => !isTemplate(workload, claim))
    .map((claim) => putClaim(chart, claim, state));
  const template = templateOf(chart, workload, volumes);
  const spec = { replicas: replicasOf(chart.values, workload), selector: { matchLabels }, template };
  if (workload.kind === 'statefulset') {
    const found = state.get('statefulsets.apps', name, namespace);
    if (found) {
      const { serviceName = name } = found.spec ?? {};
      state.update('statefulsets.apps', { ...found, spec: { ...found.spec, ...spec, serviceName } });
      return;
    }
    const volumeClaimTemplates = claims
      .filter((claim) => isTemplate(workload, claim))
      .map((claim) => ({ metadata: { name: claim.name }, spec: claimSpec(chart, claim) }));
    state.create('statefulsets.apps', {
      metadata,
      spec: { ...spec, serviceName: name, volumeClaimTemplates },
    });
  } else {
    const found = state.get('deployments.apps', name, namespace);
    if (found) {
      state.update('deployments.apps', { ...found, spec: { ...found.spec, ...spec } });
      return;
    }
    // Two pods cannot share a volume of Hetzner.
    const strategy = claims.length > 0 ? { strategy: { type: 'Recreate' } } : {};
    state.create('deployments.apps', { metadata, spec: { ...spec, ...strategy } });
  }
}

/** Creates the objects of an app's chart, or brings them to its values. */
export function putAppObjects(chart: AppChart, state: ClusterState): void {
  for (const workload of chart.app.workloads) {
    putWorkload(chart, workload, state);
    putAppServices(chart, workload, state);
  }
  putAppIngress(chart, state);
}
