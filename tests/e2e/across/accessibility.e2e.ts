import type { Locator, Page } from 'playwright/test';
import { png } from '../../support/pictures.ts';
import { addonIs, clusterIs, makeCluster, orderCluster } from '../support/clusters.ts';
import { test } from '../support/fixtures.ts';
import { connectGithub } from '../support/github.ts';
import { turnOnTwoFactor, type Person } from '../support/people.ts';
import { expectValidScreen, LOCALES, browserLocale, type Locale } from '../support/screens.ts';

interface Screen {
  /** Absent for a further state of the previous screen. */
  path?: string;
  /** Brings the screen into the state to check, e.g. opens a dialog. */
  open?: (page: Page) => Promise<void>;
  /** An element that is visible once the data is loaded. */
  ready: (page: Page) => Locator;
}

const TIMEOUT_MS = 60 * 60_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('heading', { level: 2 });
const dialog = (page: Page) => page.getByRole('dialog');
const text = (content: string | RegExp) => (page: Page) => page.getByText(content);
const row = (content: RegExp) => (page: Page) => page.getByRole('row', { name: content });
const button = (page: Page, english: string, spanish: string) =>
  page.getByRole('button', { name: new RegExp(`^(${english}|${spanish})$`) });

/** Opens the screens one after the other and checks each. */
async function checkScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  // A form with unsaved changes asks for confirmation before navigation.
  page.on('dialog', (prompt) => void prompt.accept());
  for (const { path, ready, open } of screens)
    await test.step(path ?? 'further state', async () => {
      if (path !== undefined) await page.goto(path);
      await open?.(page);
      await expectValidScreen(page, ready(page));
    });
}

const guestScreens: Screen[] = [
  '/signin',
  '/signup',
  '/forgotpassword',
  '/resetpassword?token=abc&email=ada@example.com',
  '/resetpassword',
].map((path) => ({ path, ready: heading }));

const planScreens: Screen[] = [
  { path: '/signup/plan', ready: text(/€/) },
  { path: '/signup/plan?plan=pro&interval=yearly&checkout=requires_payment_method', ready: text('900') },
];

/** Screens of an account without data. */
const emptyScreens: Screen[] = [
  ...['/welcome?page=1', '/welcome?page=2', '/no/such/page'].map((path) => ({ path, ready: heading })),
  ...['/dashboard', '/integrations/hetzner', '/integrations/github', '/integrations/registry'].map(
    (path) => ({ path, ready: cards }),
  ),
  ...['/settings/account', '/settings/password', '/settings/2fa', '/settings/apikeys'].map((path) => ({
    path,
    ready: cards,
  })),
  { path: '/settings/secrets', ready: cards },
  { path: '/clusters', ready: (page) => page.getByRole('list').getByRole('listitem') },
  { path: '/help', ready: (page) => page.getByRole('switch') },
  {
    path: '/settings/account',
    open: (page) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(800, 400) }),
    ready: (page) => dialog(page).getByRole('slider'),
  },
];

const summary = (page: Page) =>
  page
    .getByRole('region', { name: /^(Summary|Resumen)$/ })
    .getByText(/€/)
    .first();

const createScreens: Screen[] = [
  ...['general', 'networking', 'nodepools'].map((tab) => ({
    path: `/clusters/create?tab=${tab}`,
    ready: summary,
  })),
  {
    open: async (page) => {
      await button(page, 'Import YAML', 'Importar YAML').click();
      const yaml = 'cluster_name: x\ncolour: blue\nnetworking: { cni: { mode: calico } }';
      await page.getByLabel('YAML').fill(yaml);
    },
    ready: (page) => dialog(page).getByText('networking.cni.mode'),
  },
  {
    open: (page) => button(page, 'Fill in the form', 'Rellenar el formulario').click(),
    ready: text('networking.cni.mode'),
  },
  {
    open: (page) => button(page, 'Export YAML', 'Exportar YAML').click(),
    ready: (page) => dialog(page).getByText('cluster_name: x'),
  },
];

/** Fills an account with short and long names, failed operations and pending settings. */
async function fillAccount(who: Person): Promise<{ busy: string; failing: string }> {
  const { api } = who;
  await api.post('/api/registry', {
    type: 'docker-hub',
    username: 'acme',
    password: 'swordfish',
    name: 'hub',
  });
  await api.post('/api/global-secrets', {
    secretName: 'A_SECRET_WITH_A_NAME_THAT_IS_LONGER_THAN_A_PHONE_IS_WIDE',
    secretValue: 'x',
  });
  await api.post('/api/apikeys', { name: 'A key with a rather long name of its own', scopes: ['write'] });
  await connectGithub(api);
  const busy = await makeCluster(api, { name: 'unhealthy-shop', isProtected: true });
  const failing = await makeCluster(api, { name: 'addons-fail' });
  await makeCluster(api, { name: 'a-name-of-thirty-two-characters1' });
  const failed = await orderCluster(api, { name: 'fails-at-10' });
  await clusterIs(api, failed, 'failed');
  await api.post(`/api/registry/hub/apply/${busy}`);
  const literals = [{ key: 'a', value: 'b' }];
  await api.post(`/api/clusters/${busy}/secrets`, { name: 'shop', namespace: 'default', literals });
  await api.post(`/api/clusters/${busy}/gitops`, { enabled: true, repo_name: 'acme-labs/stalls' });
  await api.post(`/api/clusters/${failing}/addons`, { addonName: 'metrics-server' });
  await addonIs(api, failing, 'metrics-server', 'failed');
  await api.put(`/api/clusters/${failing}`, { embedded_registry_mirror_enabled: true });
  await api.post(`/api/clusters/${busy}/deployments`, {
    name: 'web',
    image_repository: 'ghcr.io/acme/an-image-with-a-rather-long-name-missing',
    image_tag: '1.0.0',
  });
  return { busy, failing };
}

const clusterScreens = ({ busy, failing }: { busy: string; failing: string }): Screen[] => [
  { path: `/clusters/${busy}/overview`, ready: (page) => page.getByRole('meter') },
  { path: `/clusters/${failing}/addons`, ready: (page) => page.getByRole('article').getByRole('alert') },
  { path: `/clusters/${failing}/addons?addon=cert-manager`, ready: dialog },
  { path: `/clusters/${busy}/gitops`, ready: text(/kustomize build (failed|ha fallado)/) },
  { path: `/clusters/${failing}/gitops`, ready: (page) => page.getByRole('radiogroup') },
  { path: `/clusters/${busy}/registry`, ready: row(/hub/) },
  { path: `/clusters/${busy}/secrets`, ready: row(/shop/) },
  { path: `/clusters/${busy}/deployments`, ready: row(/an-image-with-a-rather-long-name/) },
  {
    open: (page) => page.getByRole('link', { name: 'web', exact: true }).click(),
    ready: (page) => page.getByRole('heading', { name: 'web' }),
  },
  { path: `/clusters/${busy}/deployments/create`, ready: (page) => page.getByLabel(/^(Name|Nombre)/) },
  { path: `/clusters/${busy}/workloads`, ready: row(/coredns/) },
  { path: `/clusters/${busy}/workloads?view=pods`, ready: row(/coredns/) },
  {
    open: (page) =>
      page
        .getByRole('link', { name: /^coredns-/ })
        .first()
        .click(),
    ready: (page) => page.getByRole('heading', { name: /^coredns-/ }),
  },
  {
    path: `/clusters/${failing}/settings/general`,
    ready: (page) => page.getByRole('combobox', { name: /Kubernetes/ }),
  },
  { path: `/clusters/${failing}/settings/networking`, ready: text('10.0.0.0/16') },
  {
    path: `/clusters/${failing}/settings/nodepools`,
    open: (page) => button(page, 'Add node pool', 'Añadir pool de nodos').click(),
    ready: (page) => page.getByRole('region', { name: /pool-2$/ }),
  },
  {
    open: (page) => button(page, 'Review changes', 'Revisar cambios').click(),
    ready: (page) => page.getByRole('alertdialog'),
  },
  { path: `/clusters/${busy}/settings/access`, ready: text('ssh-key-unhealthy-shop.pem') },
  { path: `/clusters/${busy}/settings/danger`, ready: (page) => page.getByRole('switch') },
];

const accountScreens: Screen[] = [
  {
    path: '/dashboard',
    ready: (page) => page.getByRole('link', { name: 'a-name-of-thirty-two-characters1' }),
  },
  { path: '/clusters', ready: text('unhealthy-shop') },
  { path: '/integrations/hetzner', ready: cards },
  { path: '/integrations/github', ready: text('acme-labs/fleet-infra') },
  { path: '/integrations/registry', ready: row(/hub/) },
  { path: '/settings/secrets', ready: text('A_SECRET_WITH') },
  { path: '/settings/apikeys', ready: text('A key with a rather long name of its own') },
  { path: '/settings/audit', ready: row(/unhealthy-shop/) },
  { path: '/settings/billing', ready: text(/€90|90\s€/) },
  { path: '/settings/billing?tab=invoices', ready: row(/INV-/) },
  { path: '/settings/billing?tab=costs', ready: cards },
  { path: '/settings/users', ready: row(/@demo\.test/) },
  { path: '/settings/notifications', ready: (page) => page.getByRole('switch') },
  { path: '/notifications', ready: heading },
];

const checks = { en: 'is accessible and has no overflow', es: 'is translated and has no overflow' };

for (const locale of LOCALES) {
  test.describe(`every screen in ${languageOf(locale)} ${checks[locale]} at every width`, () => {
    test.setTimeout(TIMEOUT_MS);

    test('before signing in and choosing a plan', async ({ guest, as, person }) => {
      await checkScreens(await guest(browserLocale(locale)), guestScreens);
      const unverified = await as(await person({ isVerified: false, locale }), browserLocale(locale));
      await checkScreens(unverified, [{ path: '/signup/verify', ready: heading }]);
      const who = await person({ locale });
      await turnOnTwoFactor(who);
      const second = await as(who, { isOwnSession: true, ...browserLocale(locale) });
      await expectValidScreen(second, heading(second));
      const undecided = await as(await person({ plan: null, locale }), browserLocale(locale));
      await checkScreens(undecided, planScreens);
    });

    test('in an account without data', async ({ as, person }) => {
      await checkScreens(await as(await person({ locale }), browserLocale(locale)), emptyScreens);
    });

    test('in an account with data', async ({ as, person }) => {
      const who = await person({ plan: 'pro', hasToken: true, locale });
      const clusters = await fillAccount(who);
      const page = await as(who, browserLocale(locale));
      await checkScreens(page, [...accountScreens, ...clusterScreens(clusters), ...createScreens]);
    });
  });
}

function languageOf(locale: Locale): string {
  return { en: 'English', es: 'Spanish' }[locale];
}
