import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import { useCommands, type Command } from '../../../shell/keys/useCommands.ts';
import { paths } from '../../../shell/paths.ts';
import type { useDeploymentCommands_deployment$key } from './__generated__/useDeploymentCommands_deployment.graphql.ts';

interface Edge {
  readonly node: useDeploymentCommands_deployment$key;
}

/** Adds the deployments on screen to the palette. */
export function useDeploymentCommands(clusterUuid: string, edges: readonly Edge[]): void {
  const navigate = useNavigate();
  useCommands(
    useMemo(
      () =>
        edges.map(({ node }): Command => {
          const { uuid, name, namespace } = readInlineData(
            graphql`
              fragment useDeploymentCommands_deployment on Deployment @inline {
                uuid
                name
                namespace
              }
            `,
            node,
          );
          return {
            id: `deployment-${uuid}`,
            group: 'deployments',
            label: name,
            keywords: [namespace],
            run: () => void navigate(paths.deployment(clusterUuid, uuid)),
          };
        }),
      [clusterUuid, edges, navigate],
    ),
  );
}
