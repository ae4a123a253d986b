import type { CloudPricing } from './port.ts';

/** Prices of Hetzner Cloud beside the server types, EU figures of August 2025. */
export const cloudPricing: CloudPricing = {
  asOf: '2025-08-19',
  currency: 'EUR',
  loadBalancers: [{ name: 'lb11', monthly: 5.39 }],
  publicIpv4: { monthly: 0.5, hourly: 0.0008 },
  volumePerGb: 0.044,
  snapshotPerGb: 0.011,
};
