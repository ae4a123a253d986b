import { screen, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../../testing/renderWithRelay.tsx';
import { ProtectionCard } from '../ProtectionCard.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import type { DangerTabTestQuery } from './__generated__/DangerTabTestQuery.graphql.ts';
import { serverMessage } from '../../../../testing/serverMessage.ts';

const may = { allowed: true, code: null, detail: null };
const mayNot = (code: string) => ({ allowed: false, code, detail: serverMessage('', code) });

beforeAll(() => loadNamespaces(['clusters', 'errors']));

const all = {
  archive: may,
  unarchive: mayNot('NOT_ARCHIVED'),
  delete: may,
  protect: may,
  unprotect: may,
};

function show(fields: object = {}) {
  return renderWithRelay<DangerTabTestQuery>(
    graphql`
      query DangerTabTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...ProtectionCard_cluster
          ...ArchiveCard_cluster
          ...DeleteCard_cluster
        }
      }
    `,
    ({ cluster }) =>
      cluster && (
        <>
          <ProtectionCard cluster={cluster} />
          <ArchiveCard cluster={cluster} />
          <DeleteCard cluster={cluster} />
        </>
      ),
    {
      Cluster: () => ({
        id: 'c1',
        name: 'prod-eu',
        status: 'ACTIVE',
        isProtected: false,
        controlPlaneCount: 3,
        workerCount: 2,
        infrastructurePrice: { amount: '30.00' },
        viewerCan: all,
        ...fields,
      }),
    },
  );
}

const cardOf = async (heading: string) => {
  const card = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (!card) throw new Error(`There is no card around ${heading}.`);
  return within(card);
};
const off = ['aria-disabled', 'true'] as const;

describe('the danger zone', () => {
  it('shows before archiving what stops and what it costs, and asks for confirmation', async () => {
    const { user } = show();
    const archive = await cardOf('Archive cluster');
    expect(archive.getByText(/all 5 servers/)).toBeVisible();
    expect(archive.getByText(/about €30\.00 a month/)).toBeVisible();
    await user.click(archive.getByRole('button', { name: 'Archive cluster' }));
    expect(await screen.findByRole('alertdialog', { name: 'Archive cluster prod-eu?' })).toBeVisible();
  });

  it('shows the protection at both actions and links to disabling it', async () => {
    const { user } = show({
      isProtected: true,
      viewerCan: { ...all, archive: mayNot('PROTECTED'), delete: mayNot('PROTECTED') },
    });
    for (const name of ['Archive cluster', 'Delete cluster']) {
      const card = await cardOf(name);
      expect(card.getByRole('button', { name })).toHaveAttribute(...off);
      expect(card.getAllByText(/^The cluster is protected/)[0]).toBeVisible();
    }
    const remove = await cardOf('Delete cluster');
    await user.click(remove.getByRole('button', { name: 'Disable protection' }));
    expect(await screen.findByRole('alertdialog', { name: 'Disable protection of prod-eu?' })).toBeVisible();
  });

  it('offers no link if protection is not the reason', async () => {
    const no = mayNot('FORBIDDEN');
    show({ viewerCan: { ...all, archive: no, delete: no, unprotect: no } });
    const remove = await cardOf('Delete cluster');
    expect(remove.getAllByText(/^You don't have permission/)[0]).toBeVisible();
    expect(remove.queryByRole('button', { name: 'Disable protection' })).toBeNull();
  });

  it('offers to unarchive, also for a protected cluster', async () => {
    const { user } = show({
      status: 'ARCHIVED',
      isProtected: true,
      viewerCan: {
        ...all,
        archive: mayNot('ARCHIVED'),
        unarchive: may,
        delete: mayNot('PROTECTED'),
      },
    });
    const unarchive = await cardOf('Unarchive cluster');
    expect(unarchive.getByText(/about €30\.00 a month again/)).toBeVisible();
    await user.click(unarchive.getByRole('button', { name: 'Unarchive cluster' }));
    expect(await screen.findByRole('alertdialog', { name: 'Unarchive cluster prod-eu?' })).toBeVisible();
  });

  it('reports a typed name that does not match', async () => {
    const { user } = show();
    const remove = await cardOf('Delete cluster');
    await user.click(remove.getByRole('button', { name: 'Delete cluster' }));
    const name = await screen.findByRole('textbox', { name: /Type the name to confirm/ });
    await user.type(name, 'prod');
    expect(screen.queryByText('The cluster name does not match.')).toBeNull();
    await user.type(name, '-us');
    expect(screen.getByText('The cluster name does not match.')).toBeVisible();
    expect(name).toBeInvalid();
  });
});
