import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const files = [
  'account/account',
  'clusters/clusters',
  'clusters/timeline/timeline',
  'addons/addons',
  'gitops/gitops',
  'registries/registries',
  'nodepools/nodepools',
];

/**
 * Validates platform responses with the gateway's zod schemas, so that a peer does the same work per response. `load`
 * imports a domain file of the gateway. Throws if it does not export a schema, and zod's errors.
 */
export async function checksFrom(load) {
  const [account, clusters, timeline, addons, gitops, registries, nodepools] = await Promise.all(
    files.map((file) => load(`${file}.upstream`)),
  );
  const table = [
    [/^\/api\/user$/, account.userRecord],
    [/^\/api\/account\/current-usage$/, account.usageRecord],
    [/^\/api\/clusters$/, clusters.clusterRecords, (data) => data.data],
    [/^\/api\/clusters\/[^/]+(\/protect)?$/, clusters.clusterRecord, (data) => data[0]],
    [/\/timeline\?/, timeline.timelineAnswer],
    [/\/addons\/catalog$/, addons.catalogRecords],
    [/\/addons$/, addons.addonRecords],
    [/\/gitops$/, gitops.gitopsRecord],
    [/\/registries\/default$/, registries.defaultRegistry],
    [/\/registries$/, registries.registryNames],
    [/^\/api\/instance-types\//, nodepools.instanceTypeRecords],
  ];
  for (const [pattern, schema] of table)
    if (schema === undefined) throw new Error(`The gateway does not export the schema of ${pattern}`);
  return (path, data) => {
    const found = table.find(([pattern]) => pattern.test(path));
    if (found === undefined) throw new Error(`${path} has no schema`);
    const [, schema, pick = (whole) => whole] = found;
    schema.parse(pick(data));
  };
}

/** The checks with the schemas of the gateway that was compiled in `folder`. */
export const readChecks = (folder) =>
  checksFrom((file) => import(pathToFileURL(join(folder, 'domains', `${file}.js`)).href));
