import { helmController } from './addons/helm.ts';
import { keelController } from './addons/keel.ts';
import { clusterIssuerController, upgradeControllerController } from './addons/operators.ts';
import { clusterAutoscalerController } from './autoscaling/clusterAutoscaler.ts';
import { horizontalPodAutoscalerController } from './autoscaling/horizontalPodAutoscaler.ts';
import type { Controller } from './controller.ts';
import { kubeletController } from './kubelet/kubelet.ts';
import { namespaceController } from './namespaces/namespace.ts';
import { fluxInstanceController } from './gitops/fluxInstance.ts';
import { gitRepositoryController } from './gitops/gitRepository.ts';
import { kustomizationController } from './gitops/kustomization.ts';
import { certificateController, ingressShimController } from './network/certificate.ts';
import { ingressController } from './network/ingress.ts';
import { serviceController } from './network/service.ts';
import { nodeController } from './nodes/node.ts';
import { schedulerController } from './nodes/scheduler.ts';
import { upgradePlanController } from './nodes/upgradePlan.ts';
import { backupController } from './barman/backup.ts';
import { postgresClusterController } from './postgres/cluster.ts';
import { databaseController } from './postgres/database.ts';
import { objectStoreController } from './barman/objectStore.ts';
import { poolerController } from './postgres/pooler.ts';
import { scheduledBackupController } from './barman/scheduledBackup.ts';
import { claimController } from './storage/claim.ts';
import { daemonSetController } from './workloads/daemonSet.ts';
import { deploymentController } from './workloads/deployment.ts';
import { jobController } from './workloads/job.ts';
import { replicaSetController } from './workloads/replicaSet.ts';
import { statefulSetController } from './workloads/statefulSet.ts';

/** All controllers of the embedded Kubernetes, in the order in which they see a change. */
export const controllers: readonly Controller[] = [
  nodeController,
  upgradePlanController,
  namespaceController,
  deploymentController,
  replicaSetController,
  daemonSetController,
  statefulSetController,
  jobController,
  horizontalPodAutoscalerController,
  helmController,
  keelController,
  upgradeControllerController,
  clusterIssuerController,
  fluxInstanceController,
  gitRepositoryController,
  kustomizationController,
  postgresClusterController,
  scheduledBackupController,
  backupController,
  objectStoreController,
  poolerController,
  databaseController,
  serviceController,
  ingressController,
  ingressShimController,
  certificateController,
  claimController,
  schedulerController,
  kubeletController,
  clusterAutoscalerController,
];
