import { balancerPrice, volumePrice } from '../../../providers/cloud/attachmentPrices.ts';
import { ferretdbVersions, postgresVersions } from '../../../providers/postgres/config.ts';
import { extensions, parameters } from './settings.parameters.ts';
import { SMALLEST_BALANCER } from '../postgres.preview.ts';
import { MAX_STORAGE } from './settings.validation.ts';
import type { OptionsJson } from '../postgres.wire.ts';

/** What the forms offer; the same on every cluster. */
export const postgresOptions: OptionsJson = {
  postgres_versions: [...postgresVersions],
  ferretdb_versions: [...ferretdbVersions],
  extensions: extensions.map((one) => ({ ...one })),
  parameters: parameters.map((one) => ({ ...one, options: [...one.options] })),
  load_balancer_price: balancerPrice(SMALLEST_BALANCER),
  // The price of a single GB would be rounded to whole cents.
  volume_price_per_gb: volumePrice(1000) / 1000,
  max_storage_size: MAX_STORAGE,
};
