import './ClusterResources.ts';
import './InstanceType.ts';
import './NodePool.ts';
import './NodePoolInput.ts';
import './NodePoolInstance.ts';
import './NodePoolStatus.ts';
import './syncNodePools.ts';
import './updateNodePools.ts';
