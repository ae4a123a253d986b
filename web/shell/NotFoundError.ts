/** Thrown by a page whose own object does not exist: the 404 page replaces it inside the layout. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  /** `titleKey` names what is missing, e.g. `clusters:notFound`; without it the general text is shown. */
  constructor(readonly titleKey?: string) {
    super('There is no such page.');
  }
}
