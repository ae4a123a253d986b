import type { Message } from '../../messages/messages.ts';
import type { Inputs, Secrets } from './inputs.ts';
import type { AppVersion, CatalogApp } from './port.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A value of the chart: fixed, or from the form; undefined leaves the chart's own default. */
export type ChartValue = Json | ((inputs: Inputs, version: AppVersion) => Json | undefined);
/** A value that holds a secret. */
export type SecretChartValue = (secrets: Secrets, inputs: Inputs) => Json | undefined;

/** A claim of a workload. */
export interface AppClaim {
  /** Of the template in a StatefulSet; else without its release, as of AppWorkload. */
  name: string;
  /** It lies beside its StatefulSet, not in its templates. */
  isSeparate?: boolean;
  /** Undefined where the image keeps its data in the home of its user. */
  mountPath: string | undefined;
  /** Path of its size in the values. */
  size: string;
  /** Path of its storage class in the values. */
  storageClass?: string;
}

export interface AppPort {
  name: string;
  /** Of the Service. */
  port: number;
  /** Of the container, if it differs. */
  targetPort?: number;
  /** Name of the Service without its release, if it is not that of the workload. */
  service?: string;
}

/** A Deployment or StatefulSet of a chart, with the Service of its ports. */
export interface AppWorkload {
  /** Without its release: `''` for the main one, `-worker` for another. */
  name: string;
  kind: 'deployment' | 'statefulset';
  /** `{version}` in its tag stands for the version of the app; without a tag it is that. */
  image: string;
  /** Path of the tag in the values. */
  tag?: string;
  ports?: readonly AppPort[];
  /** Path of the number of pods in the values; one without it. */
  replicas?: string;
  /** Path of requests and limits in the values. */
  resources?: string;
  claims?: readonly AppClaim[];
}

/** How an app is reached. */
export interface EndpointRule {
  label: Message;
  /** Without the release, as of AppWorkload. */
  service: string;
  port: number;
  /** Of its address inside the cluster; undefined if it is no web page. */
  scheme?: 'http' | 'https';
  /** The Ingress of the release leads here. */
  hasIngress?: boolean;
  /** A fixed user, or the field that holds it. */
  user?: string | { field: string };
  /** The field of the password. */
  password?: string;
}

/** An app with all that is needed to install it. */
export interface CatalogueApp extends CatalogApp {
  /** Its version is that of the app unless it has one: a chart for any image has versions of its own. */
  chart: { repository: string; name: string; version?: string };
  /** Version of the chart whose values.yaml was compared; null if none was available. */
  checkedAgainst: string | null;
  /** By dotted path. */
  values: Readonly<Record<string, ChartValue>>;
  secretValues: Readonly<Record<string, SecretChartValue>>;
  /** What the chart creates, as far as it can be seen. */
  workloads: readonly AppWorkload[];
  /** Paths of its Ingress in the values: whether there is one, and for which hosts. Null without one. */
  ingress: { enabled: string; hosts: string } | null;
  endpoints: readonly EndpointRule[];
}
