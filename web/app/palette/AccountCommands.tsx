import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { Catch } from '../../shell/Catch.tsx';
import { useCommands, type Command } from '../../shell/keys/useCommands.ts';
import { paths } from '../../shell/paths.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import type { AccountCommandsClustersQuery } from './__generated__/AccountCommandsClustersQuery.graphql.ts';
import type { AccountCommandsContentQuery } from './__generated__/AccountCommandsContentQuery.graphql.ts';

const FRESH = { fetchPolicy: 'store-and-network' } as const;
const none = () => null;

/**
 * Adds the clusters of the account to the palette, and what runs on them. Each part is loaded when the palette opens and
 * fails on its own: the content needs several calls per cluster.
 */
export function AccountCommands() {
  return (
    <>
      <Catch renderError={none}>
        <Suspense>
          <ClusterCommands />
        </Suspense>
      </Catch>
      <Catch renderError={none}>
        <Suspense>
          <ContentCommands />
        </Suspense>
      </Catch>
    </>
  );
}

function ClusterCommands() {
  const navigate = useNavigate();
  const reasonOf = useActionReason();
  const { viewer } = useLazyLoadQuery<AccountCommandsClustersQuery>(
    graphql`
      query AccountCommandsClustersQuery {
        viewer {
          user {
            favoriteClusterIds
          }
          account {
            # The order makes it another connection than that of the list of clusters.
            clusters(first: 100, orderBy: { field: NAME, direction: ASC }) {
              edges {
                node {
                  id
                  uuid
                  name
                  viewerCan {
                    open {
                      ...useActionReason_state
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    FRESH,
  );
  useCommands(
    useMemo(() => {
      const favorites = new Set(viewer?.user.favoriteClusterIds);
      const nodes = (viewer?.account.clusters?.edges ?? []).map(({ node }) => node);
      return [
        ...nodes.filter(({ id }) => favorites.has(id)),
        ...nodes.filter(({ id }) => !favorites.has(id)),
      ].map(({ uuid, name, viewerCan }): Command => ({
        id: `cluster-${uuid}`,
        group: 'clusters',
        label: name,
        run: () => void navigate(paths.cluster(uuid)),
        disabledReason: reasonOf(viewerCan.open),
      }));
    }, [viewer, navigate, reasonOf]),
  );
  return null;
}

function ContentCommands() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { viewer } = useLazyLoadQuery<AccountCommandsContentQuery>(
    graphql`
      query AccountCommandsContentQuery {
        viewer {
          account {
            deployments(first: 100) {
              edges {
                node {
                  uuid
                  name
                  namespace
                  cluster {
                    uuid
                    name
                  }
                }
              }
            }
            postgresClusters(first: 100) {
              edges {
                node {
                  uuid
                  name
                  databaseName
                  cluster {
                    uuid
                    name
                  }
                }
              }
            }
            nodes(first: 100) {
              edges {
                node {
                  name
                  cluster {
                    uuid
                    name
                  }
                }
              }
            }
            addons(first: 100, filter: { statuses: [INSTALLED, UPGRADED, ROLLED_BACK, FAILED] }) {
              edges {
                node {
                  name
                  catalog {
                    title
                  }
                  cluster {
                    uuid
                    name
                  }
                }
              }
            }
            clusters(first: 25, filter: { archived: false }) {
              edges {
                node {
                  uuid
                  name
                  installedApps(first: 50) {
                    edges {
                      node {
                        name
                        catalog {
                          title
                          tags
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    FRESH,
  );
  const account = viewer?.account;
  useCommands(
    useMemo(() => {
      const command = (
        group: Command['group'],
        id: string,
        name: string,
        cluster: string,
        to: string,
        keywords: readonly string[] = [],
      ): Command => ({
        id,
        group,
        label: t('palette.onCluster', { name, cluster }),
        keywords,
        run: () => void navigate(to),
      });
      return [
        ...(account?.deployments?.edges ?? []).map(({ node: { uuid, name, namespace, cluster } }) =>
          command(
            'deployments',
            `deployment-${uuid}`,
            name,
            cluster.name,
            paths.deployment(cluster.uuid, uuid),
            [namespace],
          ),
        ),
        ...(account?.clusters?.edges ?? []).flatMap(({ node: { uuid, name: cluster, installedApps } }) =>
          (installedApps?.edges ?? []).map(({ node: { name, catalog } }) =>
            command('apps', `app-${uuid}-${name}`, catalog?.title ?? name, cluster, paths.app(uuid, name), [
              name,
              ...(catalog?.tags ?? []),
            ]),
          ),
        ),
        ...(account?.postgresClusters?.edges ?? []).map(({ node: { uuid, name, databaseName, cluster } }) =>
          command(
            'databases',
            `postgres-${uuid}`,
            name,
            cluster.name,
            paths.postgresCluster(cluster.uuid, name),
            ['postgres', 'postgresql', 'database', databaseName],
          ),
        ),
        ...(account?.addons?.edges ?? []).map(({ node: { name, catalog, cluster } }) =>
          command(
            'addons',
            `addon-${cluster.uuid}-${name}`,
            catalog.title,
            cluster.name,
            paths.addon(cluster.uuid, name),
            [name],
          ),
        ),
        ...(account?.nodes?.edges ?? []).map(({ node: { name, cluster } }) =>
          command(
            'nodes',
            `node-${cluster.uuid}-${name}`,
            name,
            cluster.name,
            paths.clusterNode(cluster.uuid, name),
          ),
        ),
      ];
    }, [account, navigate, t]),
  );
  return null;
}
