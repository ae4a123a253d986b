type Query = Readonly<Record<string, string | number | null | undefined>>;

function withQuery(path: string, query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value == null || value === '' ? [] : [[key, String(value)]],
  );
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries).toString()}` : path;
}

const segment = encodeURIComponent;

export const SETTINGS_TABS = [
  'account',
  'billing',
  'password',
  '2fa',
  'sso',
  'notifications',
  'users',
  'secrets',
  'apikeys',
  'audit',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
export const INTEGRATION_TABS = ['hetzner', 'github', 'registry'] as const;
export type IntegrationTab = (typeof INTEGRATION_TABS)[number];
export const CLUSTER_TABS = [
  'overview',
  'workloads',
  'addons',
  'apps',
  'gitops',
  'deployments',
  'secrets',
  'registry',
  'settings',
] as const;
export type ClusterTab = (typeof CLUSTER_TABS)[number];
export const CLUSTER_SETTINGS_TABS = ['general', 'networking', 'nodepools', 'access', 'danger'] as const;
export type ClusterSettingsTab = (typeof CLUSTER_SETTINGS_TABS)[number];
/** The settings of a deployment: tabs that share one form. */
export const DEPLOYMENT_SETTINGS_TABS = [
  'general',
  'env',
  'storage',
  'networking',
  'automation',
  'autoscale',
] as const;
/** The tabs of a deployment; the overview is at the deployment's own address. */
export const DEPLOYMENT_TABS = ['overview', ...DEPLOYMENT_SETTINGS_TABS, 'logs', 'versions'] as const;
export type DeploymentTab = (typeof DEPLOYMENT_TABS)[number];

/** The pages of a database. */
export const POSTGRES_PAGES = ['manage', 'logs', 'edit'] as const;
export type PostgresPage = (typeof POSTGRES_PAGES)[number];

/** Every path of the console. Links use these; no other file contains a path. */
export const paths = {
  signIn: (query: { next?: string; email?: string; error?: string } = {}) => withQuery('/signin', query),
  oneTimeCode: (token: string, next?: string) => withQuery('/signin/otp', { token, next }),
  socialSignIn: () => '/signin/social',
  /** A redirect of the server, not a page of the console. */
  googleSignIn: (isSignUp = false) => withQuery('/auth/google', { signup: isSignUp ? 1 : null }),
  sso: (email?: string) => withQuery('/signin/sso', { email }),
  /** A redirect of the server to the identity provider of the team. */
  startSso: (email: string) => withQuery('/auth/sso', { email }),
  impersonate: () => '/signin/impersonate',
  signUp: () => '/signup',
  signUpVerify: () => '/signup/verify',
  signUpPlan: () => '/signup/plan',
  signUpInvited: (id: string, email: string) => withQuery('/signup/user', { id, email }),
  forgotPassword: (email?: string) => withQuery('/forgotpassword', { email }),
  resetPassword: (token: string) => withQuery('/resetpassword', { token }),
  welcome: (page?: number) => withQuery('/welcome', { page }),
  dashboard: () => '/dashboard',
  help: () => '/help',
  /** A page of the documentation. */
  docs: (page: string) => `/help/docs/${segment(page)}`,
  notifications: () => '/notifications',
  operator: () => '/operator',
  settings: (tab?: SettingsTab) => (tab ? `/settings/${tab}` : '/settings'),
  wrappedSecret: (token: string, until: string) => withQuery('/settings/secrets', { token, until }),
  upgrade: (plan?: string, next?: string) => withQuery('/settings/upgrade', { plan, next }),
  integrations: (tab?: IntegrationTab) => (tab ? `/integrations/${tab}` : '/integrations'),
  clusters: (query: { q?: string; status?: string; label?: string; sort?: string } = {}) =>
    withQuery('/clusters', query),
  createCluster: () => '/clusters/create',
  cluster: (uuid: string, tab: ClusterTab = 'overview') => `/clusters/${segment(uuid)}/${tab}`,
  clusterSettings: (uuid: string, tab: ClusterSettingsTab = 'general') =>
    `/clusters/${segment(uuid)}/settings/${tab}`,
  clusterPod: (uuid: string, namespace: string, name: string) =>
    `/clusters/${segment(uuid)}/workloads/pods/${segment(namespace)}/${segment(name)}`,
  /** A terminal in a container of a pod. */
  podTerminal: (uuid: string, namespace: string, name: string) =>
    `${paths.clusterPod(uuid, namespace, name)}/terminal`,
  /** The YAML of an object; `kind` is its plural name, such as deployments. */
  clusterManifest: (uuid: string, kind: string, namespace: string, name: string) =>
    `/clusters/${segment(uuid)}/workloads/yaml/${segment(kind)}/${segment(namespace)}/${segment(name)}`,
  /** The add-ons of a cluster, with the details of one open. */
  addon: (uuid: string, addon: string) => withQuery(`/clusters/${segment(uuid)}/addons`, { addon }),
  /** The apps of a cluster, with the details of one open. */
  app: (uuid: string, app: string) => withQuery(`/clusters/${segment(uuid)}/apps`, { app }),
  /** The form that installs an app, or changes an installed one. */
  configureApp: (uuid: string, app: string, query: { instance?: string; tab?: string } = {}) =>
    withQuery(`/clusters/${segment(uuid)}/apps/configure`, { app, ...query }),
  /** The databases of a cluster. */
  postgres: (uuid: string) => `/clusters/${segment(uuid)}/apps/postgres`,
  createDeployment: (uuid: string) => `/clusters/${segment(uuid)}/deployments/create`,
  deployment: (uuid: string, deploymentId: string, tab: DeploymentTab = 'overview') =>
    `/clusters/${segment(uuid)}/deployments/${segment(deploymentId)}${tab === 'overview' ? '' : `/${tab}`}`,
  createPostgres: (uuid: string) => `/clusters/${segment(uuid)}/apps/postgres/install`,
  restorePostgres: (uuid: string, source?: string) =>
    withQuery(`/clusters/${segment(uuid)}/apps/postgres/restore`, { source }),
  postgresCluster: (uuid: string, name: string, page: PostgresPage = 'manage') =>
    `/clusters/${segment(uuid)}/apps/postgres/${page === 'logs' ? `${segment(name)}/logs` : `${page}/${segment(name)}`}`,
  /** The logs of a database, with the lines found that contain a text. */
  postgresLogs: (uuid: string, name: string, find: string) =>
    withQuery(paths.postgresCluster(uuid, name, 'logs'), { find }),
  editPostgres: (uuid: string, name: string, tab: string) =>
    withQuery(`/clusters/${segment(uuid)}/apps/postgres/edit/${segment(name)}`, { tab }),
  clusterNode: (uuid: string, name: string) => `/clusters/${segment(uuid)}/overview/nodes/${segment(name)}`,
  notFound: () => '/notfound',
} as const;
