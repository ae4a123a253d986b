import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SimpleGrid } from '../../ui/layout/primitives.ts';
import { loadSource } from './load.ts';
import { LoadMeter } from './LoadMeter.tsx';
import type { NodeLoad_node$key } from './__generated__/NodeLoad_node.graphql.ts';

/** CPU and memory of a node: usage, or the pods' requests while it is not measured. */
export function NodeLoad({ node }: { node: NodeLoad_node$key }) {
  const { allocatable, usage, requests } = useFragment(
    graphql`
      fragment NodeLoad_node on ClusterNode {
        allocatable {
          cores
          memoryGb
        }
        usage {
          cores
          memoryGb
        }
        requests {
          cores
          memoryGb
        }
      }
    `,
    node,
  );
  const { isMeasured, of } = loadSource(usage, requests);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="6" gapY="3">
      <LoadMeter
        kind="cpu"
        value={of.cores}
        max={allocatable.cores}
        isMeasured={isMeasured}
        requested={requests.cores}
      />
      <LoadMeter
        kind="memory"
        value={of.memoryGb}
        max={allocatable.memoryGb}
        isMeasured={isMeasured}
        requested={requests.memoryGb}
      />
    </SimpleGrid>
  );
}
