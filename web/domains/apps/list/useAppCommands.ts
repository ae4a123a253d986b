import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import { useCommands, type Command } from '../../../shell/keys/useCommands.ts';
import { paths } from '../../../shell/paths.ts';
import type { useAppCommands_app$key } from './__generated__/useAppCommands_app.graphql.ts';

interface Edge {
  readonly node: useAppCommands_app$key;
}

/** Adds the apps of the cluster to the palette: the details of each. */
export function useAppCommands(clusterUuid: string, edges: readonly Edge[] | undefined): void {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  useCommands(
    useMemo(
      () =>
        (edges ?? []).map(({ node }): Command => {
          const { catalog, installation } = readInlineData(
            graphql`
              fragment useAppCommands_app on App @inline {
                catalog {
                  name
                  title
                  tags
                }
                installation {
                  __typename
                }
              }
            `,
            node,
          );
          const { name, title, tags } = catalog;
          return {
            id: `app-${clusterUuid}-${name}`,
            group: 'apps',
            label: installation ? title : t('command.install', { title }),
            keywords: [name, ...tags],
            run: () =>
              void navigate(
                installation ? paths.app(clusterUuid, name) : paths.configureApp(clusterUuid, name),
              ),
          };
        }),
      [clusterUuid, edges, navigate, t],
    ),
  );
}
