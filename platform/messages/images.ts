/** Registries of container images. */
export const imageMessages = {
  image_registry_unreachable: 'The registry {{host}} does not respond.',
  image_registry_busy: 'The registry {{host}} refuses more requests for now. Try again in a few minutes.',
  image_denied: 'The registry does not give {{image}} to this account.',
  image_unknown: 'There is no image {{image}}.',
  image_not_found: 'The registry no longer has {{image}}. Choose another version.',
} as const;
