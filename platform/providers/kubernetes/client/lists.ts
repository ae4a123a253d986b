import type { Stored } from '../api/objects.ts';
import type { ResourceName } from '../api/resources.ts';
import type { ListOptions } from './client.ts';
import { parsePage } from './objects.ts';
import { pathOf, withQuery } from './paths.ts';
import type { Transport } from './transport.ts';

const PAGE = 500;

interface Listed<R extends ResourceName> {
  items: Stored<R>[];
  /** Of the whole list: a watch from here misses nothing. */
  resourceVersion: string;
}

/** All pages of a list. */
export async function listAll<R extends ResourceName>(
  transport: Transport,
  resource: R,
  { namespace, labelSelector, fieldSelector, signal }: ListOptions,
): Promise<Listed<R>> {
  const items: Stored<R>[] = [];
  let continueToken: string | undefined;
  let resourceVersion: string;
  do {
    const query = { limit: PAGE, labelSelector, fieldSelector, continue: continueToken };
    const path = withQuery(pathOf(resource, { namespace }), query);
    const page = parsePage(resource, await transport.json({ method: 'GET', path, signal }));
    items.push(...page.items);
    ({ continueToken, resourceVersion } = page);
  } while (continueToken !== undefined);
  return { items, resourceVersion };
}
