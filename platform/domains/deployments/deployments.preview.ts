/** What a change of a deployment would do. Pure. */
import { text, type Message } from '../../messages/messages.ts';
import { orderedVolumePrice, SMALLEST_VOLUME_GB } from '../../providers/cloud/attachmentPrices.ts';
import type { DeploymentConfig, Volume } from '../../providers/deployments/config.ts';
import { parseQuantity } from '../../providers/kubernetes/api/quantities.ts';
import { toWarning, type PreviewJson } from '../clusters/clusters.preview.ts';
import type { FieldChange } from '../clusters/clusters.revision.ts';
import { plannedChanges } from './deployments.fields.ts';

const GIB = 2 ** 30;

const sizeGb = (size: string): number => Math.ceil((parseQuantity(size) ?? 0) / GIB);

/** Hetzner's price of the volumes per month. */
export function volumesPrice(volumes: readonly { size: string }[]): number {
  const price = volumes.reduce((sum, { size }) => sum + orderedVolumePrice(sizeGb(size)), 0);
  return Math.round(price * 100) / 100;
}

function warningsOf(config: DeploymentConfig): Message[] {
  const hasSmallVolume = config.volumes.some(({ size }) => sizeGb(size) < SMALLEST_VOLUME_GB);
  const scalesByMemory = config.autoscale_enabled && config.target_memory_percentage !== null;
  return [
    ...(config.image_tag === 'latest' ? [text('latest_tag')] : []),
    ...(hasSmallVolume ? [text('small_volume', { size: SMALLEST_VOLUME_GB })] : []),
    ...(scalesByMemory ? [text('memory_rarely_falls')] : []),
  ];
}

/** The dry run of a change; `before` is null for a new deployment. Removed volumes that are kept keep their price. */
export function previewOf(
  before: DeploymentConfig | null,
  after: DeploymentConfig,
  changes: readonly FieldChange[],
  kept: readonly Volume[] = [],
): PreviewJson {
  return {
    dry_run: {
      changes: plannedChanges(changes),
      warnings: warningsOf(after).map(toWarning),
      monthly_price_before: before && volumesPrice(before.volumes),
      monthly_price_after: volumesPrice([...after.volumes, ...kept]),
      quota: null,
    },
  };
}
