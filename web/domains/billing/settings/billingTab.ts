export const BILLING_TABS = ['plan', 'details', 'card', 'invoices', 'costs'] as const;
export type BillingTabName = (typeof BILLING_TABS)[number];

/** The tab in an address, `?tab=invoices`; the plan for anything else. */
export const tabIn = (params: URLSearchParams): BillingTabName =>
  BILLING_TABS.find((tab) => tab === params.get('tab')) ?? 'plan';
