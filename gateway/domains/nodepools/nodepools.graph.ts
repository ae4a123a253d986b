import './ClusterResources.ts';
import './InstanceType.ts';
import './NodePool.ts';
import './NodePoolInput.ts';
