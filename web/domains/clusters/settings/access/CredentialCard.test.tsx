import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../../testing/renderWithRelay.tsx';
import { CredentialCard } from './CredentialCard.tsx';
import type { CredentialCardTestQuery } from './__generated__/CredentialCardTestQuery.graphql.ts';
import { serverMessage } from '../../../../testing/serverMessage.ts';

const fresh = {
  filename: 'kubeconfig-alpha.yaml',
  downloadedAt: null as string | null,
  downloadedBy: null as string | null,
  viewerCan: { download: { allowed: true, code: null, detail: null } },
};

beforeAll(() => loadNamespaces(['clusters', 'errors']));
afterEach(() => vi.unstubAllGlobals());

function show(file: Partial<Omit<typeof fresh, 'viewerCan'>> & { viewerCan?: object } = {}) {
  return renderWithRelay<CredentialCardTestQuery>(
    graphql`
      query CredentialCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          credentials {
            kubeconfig {
              ...CredentialCard_file
            }
          }
        }
      }
    `,
    ({ cluster }) =>
      cluster?.credentials && (
        <CredentialCard kind="kubeconfig" clusterId="c1" file={cluster.credentials.kubeconfig} />
      ),
    { CredentialFile: () => ({ ...fresh, ...file }) },
  );
}

describe('a credential of a cluster', () => {
  it('warns before its only download, and asks for confirmation', async () => {
    const { user } = show();
    expect(await screen.findByText(/You can download this once/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('saved as kubeconfig-alpha.yaml');
  });

  it('shows when and by whom it was downloaded, and is disabled', async () => {
    show({
      downloadedAt: '2026-08-03T14:02:00.000Z',
      downloadedBy: 'Ada',
      viewerCan: {
        download: {
          allowed: false,
          code: 'ALREADY_DOWNLOADED',
          detail: serverMessage('', 'ALREADY_DOWNLOADED'),
        },
      },
    });
    expect(await screen.findByText(/Downloaded 3 Aug 2026.* by Ada/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('requests the file with the CSRF header', async () => {
    const detail = serverMessage('Ada has it.');
    const fetchMock = vi.fn(
      async () => new Response(JSON.stringify({ errors: [{ extensions: { detail } }] }), { status: 409 }),
    );
    vi.stubGlobal('fetch', fetchMock);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Ada has it.')).toBeInTheDocument();
    expect(fetchMock).toHaveBeenCalledWith(
      '/download/clusters/c1/kubeconfig',
      expect.objectContaining({
        method: 'POST',
        headers: expect.objectContaining({ 'x-graphql-yoga-csrf': '1' }) as unknown,
      }),
    );
  });

  it('reports that a file is still available when the connection breaks, and saves nothing', async () => {
    const half = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('apiVersion'));
        controller.error(new TypeError('network error'));
      },
    });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(half)),
    );
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(/still available: try again/)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByText(/You can download this once/)).toBeVisible();
  });
});
