import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';
import { userError } from '../../../testing/userError.ts';
import { appOf, catalogEntry, installation } from '../apps.testing.ts';
import { EditAppForm } from './EditAppForm.tsx';
import { InstallAppForm } from './InstallAppForm.tsx';
import type { ConfigureFormsTestQuery } from './__generated__/ConfigureFormsTestQuery.graphql.ts';

beforeAll(() =>
  loadNamespaces(['apps', 'apps.configure', 'clusters', 'clusters.settings', 'preview', 'preview.review']),
);

const field = (name: string, type: string, rest: object = {}) => ({
  name,
  type,
  label: serverMessage(name),
  help: null,
  defaultValue: null,
  options: [],
  source: null,
  isRequired: false,
  isEditable: true,
  isGenerated: false,
  min: null,
  max: null,
  minLength: null,
  generatedLength: null,
  validation: null,
  showIf: [],
  ...rest,
});

const tabs = [
  {
    name: 'general',
    fields: [
      field('title', 'STRING', { defaultValue: 'My blog', isRequired: true }),
      field('password', 'PASSWORD', { isRequired: true, isGenerated: true, generatedLength: 24 }),
      field('channel', 'HIDDEN', { defaultValue: 'stable' }),
    ],
  },
  {
    name: 'access',
    fields: [
      field('expose', 'BOOLEAN', { defaultValue: 'true' }),
      field('hostname', 'STRING', {
        isRequired: true,
        validation: 'DOMAIN',
        showIf: [{ field: 'expose', operator: 'IS_SET', value: null }],
      }),
      field('ingress_class', 'DYNAMIC_SELECT', {
        isRequired: true,
        source: 'INGRESS_CLASSES',
        defaultValue: 'nginx',
        showIf: [{ field: 'expose', operator: 'IS_SET', value: null }],
      }),
    ],
  },
];

function show(which: 'install' | 'edit', rest: object = {}, classes = ['traefik']) {
  const cluster = {
    id: 'c1',
    uuid: 'u1',
    ingressClasses: classes.map((name) => ({ name, isDefault: true })),
    storageClasses: [],
  };
  const app = appOf('ghost', {
    cluster,
    catalog: catalogEntry('ghost', {
      tabs,
      requiredAddons: [{ id: 'a', name: 'traefik', title: 'Traefik' }],
    }),
    ...rest,
  });
  const Form = which === 'install' ? InstallAppForm : EditAppForm;
  const view = renderWithRelay<ConfigureFormsTestQuery>(
    graphql`
      query ConfigureFormsTestQuery @relay_test_operation {
        cluster(id: "c1") {
          app(name: "ghost") {
            ...InstallAppForm_app
            ...EditAppForm_app
          }
        }
      }
    `,
    ({ cluster: data }) => data?.app && <Form app={data.app} />,
    { Cluster: () => ({ ...cluster, app }) },
    { path: '/clusters/u1/apps/configure?app=ghost' },
  );
  /** The last operation with that name that waits for an answer. */
  const pending = (name: string) =>
    view.environment.mock.getAllOperations().findLast(({ request }) => request.node.operation.name === name);
  const sent = (name: string) => {
    const operation = pending(name);
    return (operation ? sentBy(operation).input : {}) as Record<string, unknown>;
  };
  const answer = (name: string, data: object) =>
    act(() => {
      const operation = pending(name);
      if (operation) view.environment.mock.resolve(operation, { data });
    });
  return { ...view, pending, sent, answer };
}
type View = ReturnType<typeof show>;

const openTab = (view: View, name: string) =>
  view.user.click(screen.getByRole('link', { name: new RegExp(name) }));

const preview = (changes: object[]) => ({
  __typename: 'ChangePreview',
  changes: changes.map((change) => ({ before: null, isOneWay: false, restarts: 'NONE', ...change })),
  warnings: [],
  monthlyPriceBefore: { amount: '10' },
  monthlyPriceAfter: { amount: '12' },
  quota: null,
});

const edited = {
  installation: installation('ghost', {
    revision: 4,
    settings: [
      { name: 'title', value: 'My blog' },
      { name: 'expose', value: 'false' },
    ],
    secretFields: ['password'],
  }),
};

describe('the form that installs an app', () => {
  it('opens the tab of the first error and lists the errors', async () => {
    const view = show('install');
    await view.user.click(await screen.findByRole('button', { name: 'Install Ghost' }));
    const host = await screen.findByRole('textbox', { name: /hostname/ });
    await waitFor(() => expect(host).toHaveFocus());
    const banner = screen.getByRole('alert');
    expect(banner).toHaveTextContent('Please fix the following errors:');
    await view.user.type(host, 'x');
    await waitFor(() => expect(banner).toHaveTextContent('Invalid domain name'));
    await view.user.type(host, '.example.com');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows missing add-ons in order and the price, and sends defaults, the generated password and hidden values', async () => {
    const view = show('install');
    await openTab(view, 'Access');
    await view.user.type(await screen.findByRole('textbox', { name: /hostname/ }), 'blog.example.com');
    await waitFor(() => expect(view.pending('usePlannedAppMutation')).toBeDefined());
    const asked = view.sent('usePlannedAppMutation');
    expect(asked).toMatchObject({ clusterId: 'c1', name: 'ghost', withDependencies: true, dryRun: true });
    expect(asked.settings).toContainEqual({ name: 'password', value: '-'.repeat(24) });
    view.answer('usePlannedAppMutation', {
      installApp: preview([
        { path: 'addons.traefik', after: '37.1.2' },
        { path: 'apps.ghost', after: '2.0.0' },
      ]),
    });
    const steps = within(await screen.findByRole('list', { name: 'In this order' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Traefik37.1.2', 'Ghost2.0.0']);
    expect(screen.getByText('Installs 1 add-on first')).toBeInTheDocument();

    await view.user.click(screen.getByRole('button', { name: 'Install Ghost' }));
    await waitFor(() => expect(view.pending('useInstallAppMutation')).toBeDefined());
    const { settings } = view.sent('useInstallAppMutation');
    expect(settings).toEqual([
      { name: 'title', value: 'My blog' },
      { name: 'password', value: expect.stringMatching(/^[A-Za-z0-9]{24}$/) as string },
      { name: 'channel', value: 'stable' },
      { name: 'expose', value: 'true' },
      { name: 'hostname', value: 'blog.example.com' },
      // The cluster has no class of the default's name.
      { name: 'ingress_class', value: 'traefik' },
    ]);
  });

  it('offers the class of an add-on that is installed on the way', async () => {
    const view = show('install', {}, []);
    await openTab(view, 'Access');
    expect(await screen.findByRole('combobox', { name: /ingress_class/ })).toHaveValue('nginx');
  });

  it('shows an error of the server at its field', async () => {
    const view = show('install');
    await openTab(view, 'Access');
    await view.user.type(await screen.findByRole('textbox', { name: /hostname/ }), 'blog.example.com');
    await view.user.click(screen.getByRole('button', { name: 'Install Ghost' }));
    await waitFor(() => expect(view.pending('useInstallAppMutation')).toBeDefined());
    view.answer('useInstallAppMutation', {
      installApp: userError('InputError', {
        issues: [{ path: 'settings.hostname', code: 'TAKEN', message: 'This host is in use.' }],
      }),
    });
    const host = screen.getByRole('textbox', { name: /hostname/ });
    await waitFor(() => expect(host).toHaveAccessibleDescription(/This host is in use\./));
  });
});

/** Another user saves the title. */
const saveOfAnother = ({ environment }: View) =>
  act(() =>
    commitLocalUpdate(environment, (store) => {
      const setting = store.create('other', 'AppSetting');
      setting.setValue('title', 'name').setValue('Theirs', 'value');
      store.get('installed-ghost')?.setValue(5, 'revision').setLinkedRecords([setting], 'settings');
    }),
  );

describe('the form of an installed app', () => {
  it('keeps an empty password, and shows what changes before saving', async () => {
    const view = show('edit', edited);
    expect(await screen.findByRole('button', { name: 'Save changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const title = screen.getByRole('textbox', { name: /title/ });
    await view.user.clear(title);
    await view.user.type(title, 'News');
    expect(screen.getByText('Unsaved changes · 1 field')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(view.pending('useConfigureAppMutation')).toBeDefined());
    expect(view.sent('useConfigureAppMutation')).toEqual({
      id: 'installed-ghost',
      revision: 4,
      settings: [{ name: 'title', value: 'News' }],
      dryRun: true,
    });
    view.answer('useConfigureAppMutation', {
      configureApp: preview([
        { path: 'settings.title', before: 'My blog', after: 'News', restarts: 'WORKLOADS' },
      ]),
    });
    const review = await screen.findByRole('alertdialog');
    expect(within(review).getByText('title')).toBeInTheDocument();
    expect(within(review).getByText('Workloads restart')).toBeInTheDocument();
    await view.user.click(within(review).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(view.pending('useConfigureAppMutation')).toBeDefined());
    expect(view.sent('useConfigureAppMutation')).not.toHaveProperty('dryRun');
  });

  it('sends the reviewed revision if another user saves during the review', async () => {
    const view = show('edit', edited);
    await view.user.type(await screen.findByRole('textbox', { name: /title/ }), '!');
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(view.pending('useConfigureAppMutation')).toBeDefined());
    view.answer('useConfigureAppMutation', { configureApp: preview([]) });
    const review = await screen.findByRole('alertdialog');
    saveOfAnother(view);
    await view.user.click(within(review).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(view.pending('useConfigureAppMutation')).toBeDefined());
    expect(view.sent('useConfigureAppMutation')).toEqual({
      id: 'installed-ghost',
      revision: 4,
      settings: [{ name: 'title', value: 'My blog!' }],
    });
  });

  it('follows what others save, and asks about a field that both changed', async () => {
    const view = show('edit', edited);
    const title = await screen.findByRole('textbox', { name: /title/ });
    await view.user.type(title, '!');
    saveOfAnother(view);
    const group = await screen.findByRole('group', { name: 'title' });
    await view.user.click(within(group).getByRole('button', { name: /Theirs/ }));
    expect(title).toHaveValue('Theirs');
  });
});
