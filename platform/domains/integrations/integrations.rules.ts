/** The account's secret under which the cloud provider's token is kept; it is never listed with the others. */
export const cloudTokenSecret = 'HETZNER_API_TOKEN';
