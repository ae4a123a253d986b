/** Name of the account's secret with the cloud token; it is not listed with the others. */
export const cloudTokenSecret = 'HETZNER_API_TOKEN';
