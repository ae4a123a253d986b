/** Thrown by a page whose own object does not exist; the layout shows the 404 page. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  /** `titleKey` names the missing object, e.g. `clusters:notFound`; without it the general text is shown. */
  constructor(readonly titleKey?: string) {
    super('There is no such page.');
  }
}
