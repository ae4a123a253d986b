import type { Environment } from 'relay-runtime';

/** A text of a record in the store; undefined when it is not there. Events do not carry names and titles. */
export function textInStore(
  environment: Environment,
  id: string | undefined,
  field: string,
): string | undefined {
  const text: unknown = id === undefined ? undefined : environment.getStore().getSource().get(id)?.[field];
  return typeof text === 'string' ? text : undefined;
}

/** The title of an add-on or app, from its catalog entry in the store. */
export function titleInStore(environment: Environment, id: string): string | undefined {
  const catalog = environment.getStore().getSource().get(id)?.catalog as { __ref?: string } | undefined;
  return textInStore(environment, catalog?.__ref, 'title');
}
