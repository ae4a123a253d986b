import './ClusterClasses.ts';
import './ClusterHealth.ts';
import './ClusterNode.ts';
import './ClusterNodeConnection.ts';
import './HealthSummary.ts';
import './ProblematicPod.ts';
import './clusterHealthChanged.ts';
import './usage/UsageHistory.ts';
