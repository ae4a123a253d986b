import type { DaemonSet, Deployment, ReplicaSet, StatefulSet } from 'kubernetes-types/apps/v1.d.ts';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.d.ts';
import type { CustomResourceDefinition } from 'kubernetes-types/apiextensions/v1.d.ts';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type {
  ConfigMap,
  Event,
  Namespace,
  Node,
  PersistentVolume,
  PersistentVolumeClaim,
  Pod,
  Secret,
  Service,
  ServiceAccount,
} from 'kubernetes-types/core/v1.d.ts';
import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import type { Ingress, IngressClass } from 'kubernetes-types/networking/v1.d.ts';
import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from 'kubernetes-types/rbac/v1.d.ts';
import type { StorageClass } from 'kubernetes-types/storage/v1.d.ts';
import type { ResourceName } from './resources.ts';
import type {
  FluxInstance,
  GitRepository,
  HelmChart,
  Kustomization,
  UpgradePlan,
} from './customResources.ts';
import type {
  ObjectStore,
  PostgresBackup,
  PostgresCluster,
  PostgresDatabase,
  PostgresPooler,
  PostgresScheduledBackup,
} from './postgres.ts';

/** Resources whose objects have a type here; the others are read as CustomObject. */
interface KnownTypes {
  namespaces: Namespace;
  nodes: Node;
  pods: Pod;
  services: Service;
  configmaps: ConfigMap;
  secrets: Secret;
  serviceaccounts: ServiceAccount;
  persistentvolumeclaims: PersistentVolumeClaim;
  persistentvolumes: PersistentVolume;
  events: Event;
  'deployments.apps': Deployment;
  'replicasets.apps': ReplicaSet;
  'daemonsets.apps': DaemonSet;
  'statefulsets.apps': StatefulSet;
  'jobs.batch': Job;
  'horizontalpodautoscalers.autoscaling': HorizontalPodAutoscaler;
  'ingresses.networking.k8s.io': Ingress;
  'ingressclasses.networking.k8s.io': IngressClass;
  'clusterroles.rbac.authorization.k8s.io': ClusterRole;
  'clusterrolebindings.rbac.authorization.k8s.io': ClusterRoleBinding;
  'roles.rbac.authorization.k8s.io': Role;
  'rolebindings.rbac.authorization.k8s.io': RoleBinding;
  'storageclasses.storage.k8s.io': StorageClass;
  'customresourcedefinitions.apiextensions.k8s.io': CustomResourceDefinition;
  'helmcharts.helm.cattle.io': HelmChart;
  'plans.upgrade.cattle.io': UpgradePlan;
  'fluxinstances.fluxcd.controlplane.io': FluxInstance;
  'gitrepositories.source.toolkit.fluxcd.io': GitRepository;
  'kustomizations.kustomize.toolkit.fluxcd.io': Kustomization;
  'clusters.postgresql.cnpg.io': PostgresCluster;
  'scheduledbackups.postgresql.cnpg.io': PostgresScheduledBackup;
  'backups.postgresql.cnpg.io': PostgresBackup;
  'poolers.postgresql.cnpg.io': PostgresPooler;
  'databases.postgresql.cnpg.io': PostgresDatabase;
  'objectstores.barmancloud.cnpg.io': ObjectStore;
}

/** An object of a resource without a type of its own. */
export interface CustomObject {
  metadata?: ObjectMeta;
  spec?: Readonly<Record<string, unknown>>;
  status?: Readonly<Record<string, unknown>>;
}

/** What a client may send: the API server completes it. */
export type NewObject<R extends ResourceName> = R extends keyof KnownTypes ? KnownTypes[R] : CustomObject;

/** Metadata that every stored object has. */
export type StoredMetadata = ObjectMeta & { name: string; uid: string; creationTimestamp: string };

/** An object as the API server stores it. */
export type Stored<R extends ResourceName> = Omit<NewObject<R>, 'apiVersion' | 'kind' | 'metadata'> & {
  apiVersion: string;
  kind: string;
  metadata: StoredMetadata;
};

/** A stored object of any resource. */
export interface KubeObject {
  apiVersion: string;
  kind: string;
  metadata: StoredMetadata;
}
