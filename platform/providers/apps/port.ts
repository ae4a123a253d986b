import type { Message } from '../../messages/messages.ts';
import { ProviderError } from '../providerError.ts';
import type { WorkOptions } from '../simulation/stages.ts';
import type { Inputs, InputsSchema, Secrets } from './inputs.ts';

/** A failed action on an app; `log` holds the last lines of the job. */
export class AppError extends ProviderError {
  override name = 'AppError';
  readonly log: readonly string[];

  constructor(details: ConstructorParameters<typeof ProviderError>[0], log: readonly string[] = []) {
    super(details);
    this.log = log;
  }
}

export const appPlans = ['free', 'standard', 'pro', 'enterprise'] as const;
export type AppPlan = (typeof appPlans)[number];

export const appCategories = [
  'database',
  'messaging',
  'monitoring',
  'developer-tools',
  'security',
  'automation',
  'cms',
  'analytics',
  'storage',
  'ai',
  'search',
  'productivity',
] as const;
export type AppCategory = (typeof appCategories)[number];

export interface AppVersion {
  /** Of the chart; of the app if its chart is one for any image. */
  version: string;
  appVersion: string;
}

/** An app as users see it, without its chart. */
export interface CatalogApp {
  name: string;
  title: string;
  description: Message;
  category: AppCategory;
  subcategory: string;
  tags: readonly string[];
  /** Newest first; the first is the default. */
  versions: readonly [AppVersion, ...AppVersion[]];
  plan: AppPlan;
  /** Catalogue names of add-ons, in the order of installation. Any ingress controller stands in for another. */
  requiredAddons: readonly string[];
  /** Tabs of `inputsSchema`, in order. */
  configurationTabs: readonly string[];
  inputsSchema: InputsSchema;
  documentation: string;
  /** Address of the release notes of the program. */
  changelog: string;
  /** Uninstalling can leave its data, which a later installation finds again. */
  canKeepData: boolean;
}

export interface AppProgress {
  /** 10 accepted, 30 job running, 60 release deployed, up to 95 by ready pods, 100 done. */
  progress: number;
  message: Message;
}

export interface AppWork extends Pick<WorkOptions, 'signal' | 'waiting'> {
  onProgress?: (progress: AppProgress) => void | Promise<void>;
}

export interface AppTarget {
  clusterId: string;
  k3sVersion: string;
  /** Catalogue name. */
  app: string;
}

/** What to install: the whole configuration, and secrets that are new or changed. The others keep their value. */
export interface AppRelease extends AppTarget {
  version: string;
  inputs: Inputs;
  secrets: Secrets;
}

/** Where a password lies in the cluster. */
export interface SecretReference {
  namespace: string;
  name: string;
  key: string;
}

export interface AppEndpoint {
  label: Message;
  /** Null if it is no web address. */
  url: string | null;
  host: string;
  port: number;
  /** Reachable from outside of the cluster. */
  isPublic: boolean;
  user: string | null;
  secret: SecretReference | null;
}

/** An app in its cluster, derived from its objects. */
export interface ObservedApp {
  app: string;
  /** `failed` is the last job; pods that do not become ready are a problem of an installed app. */
  status: 'installing' | 'installed' | 'failed' | 'uninstalling';
  version: string;
  ready: number;
  pods: number;
  problem: Message | null;
  /** Last lines of a failed job, oldest first; empty without one. */
  log: readonly string[];
  endpoints: readonly AppEndpoint[];
}

/**
 * Installs apps of the catalogue. Every method is idempotent, so that it can be repeated after a crash; all reject with
 * AppError, `invalid` if the app, its version or the k3s version does not match, `unavailable` with code `job_failed`
 * and the log if Helm fails.
 */
export interface AppInstaller {
  install(release: AppRelease, work?: AppWork): Promise<ObservedApp>;
  /** Applies another configuration of the same version. */
  configure(release: AppRelease, work?: AppWork): Promise<ObservedApp>;
  upgrade(release: AppRelease, work?: AppWork): Promise<ObservedApp>;
  /** Applies `version`, the previous one. */
  rollback(release: AppRelease, work?: AppWork): Promise<ObservedApp>;
  /** Uninstalling a missing release succeeds. Its secrets stay with its data. */
  uninstall(target: AppTarget & { data: 'keep' | 'delete' }, work?: AppWork): Promise<void>;
  /** All apps of the catalogue that are in the cluster; rejects with KubernetesError if it does not respond. */
  observe(clusterId: string, signal?: AbortSignal): Promise<ObservedApp[]>;
}
