import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Validates platform responses with the gateway's zod schemas, compiled in `folder`, so that a peer does the same work
 * per response. Throws zod's errors.
 */
export async function readChecks(folder) {
  const load = (file) => import(pathToFileURL(join(folder, 'domains', `${file}.upstream.js`)).href);
  const [account, clusters, timeline, addons, gitops, registries, nodepools] = await Promise.all(
    [
      'account/account',
      'clusters/clusters',
      'clusters/timeline/timeline',
      'addons/addons',
      'gitops/gitops',
      'registries/registries',
      'nodepools/nodepools',
    ].map(load),
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
  return (path, data) => {
    const found = table.find(([pattern]) => pattern.test(path));
    if (found === undefined) throw new Error(`${path} has no schema`);
    const [, schema, pick = (whole) => whole] = found;
    schema.parse(pick(data));
  };
}
