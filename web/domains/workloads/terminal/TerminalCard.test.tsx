import { act, screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import type { TerminalScreenProps } from '../../../ui/terminal/TerminalScreen.tsx';
import { TerminalCard } from './TerminalCard.tsx';
import type { TerminalCardTestQuery } from './__generated__/TerminalCardTestQuery.graphql.ts';

/** Sockets that were opened, the newest last. */
const sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  binaryType = '';
  readonly sent: unknown[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    sockets.push(this);
  }
  send(data: unknown): void {
    this.sent.push(typeof data === 'string' ? data : new TextDecoder().decode(data as Uint8Array));
  }
  close(): void {
    this.isClosed = true;
  }
  hear(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
}

const size = { columns: 80, rows: 24 };

// xterm.js measures text, which jsdom cannot.
vi.mock('../../../ui/terminal/TerminalScreen.tsx', async () => {
  const { useEffect } = await import('react');
  return {
    TerminalScreen: ({ session, label, describedBy }: TerminalScreenProps) => {
      useEffect(() => session.open(size, () => undefined), [session]);
      return (
        <textarea
          aria-label={label}
          aria-describedby={describedBy}
          onChange={({ target }) => session.input(target.value)}
        />
      );
    },
  };
});

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const newest = (): FakeSocket => sockets.at(-1) ?? expect.fail('no socket');
const say = (data: object) => act(() => newest().hear(data));
const detail = (code: string, params: object[] = []) => ({ code, params, message: 'In English.' });

async function renderCard() {
  const view = renderWithRelay<TerminalCardTestQuery>(
    graphql`
      query TerminalCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          pod(namespace: "shop", name: "web-1") {
            ...TerminalCard_pod
          }
        }
      }
    `,
    ({ cluster }) => (cluster?.pod ? <TerminalCard pod={cluster.pod} uuid="u1" /> : null),
    {
      Pod: () => ({
        namespace: 'shop',
        name: 'web-1',
        containers: [
          { name: 'init', state: 'TERMINATED' },
          { name: 'main', state: 'RUNNING' },
          { name: 'sidecar', state: 'RUNNING' },
        ],
      }),
    },
  );
  const field = await screen.findByRole('textbox', { name: 'Terminal in container main of web-1' });
  await waitFor(() => expect(sockets).toHaveLength(1));
  const setContainerState = (container: number, state: string) =>
    act(() =>
      commitLocalUpdate(view.environment, (store) => {
        const pod = store
          .getRoot()
          .getLinkedRecord('cluster', { id: 'c1' })
          ?.getLinkedRecord('pod', { namespace: 'shop', name: 'web-1' });
        pod?.getLinkedRecords('containers')?.[container]?.setValue(state, 'state');
      }),
    );
  return { ...view, field, setContainerState };
}

describe('TerminalCard', () => {
  it('connects to the first container that runs', async () => {
    const { field } = await renderCard();
    expect(newest().url).toMatch(
      /^ws:.*\/terminal\/clusters\/u1\/pods\/shop\/web-1\?container=main&shell=sh&columns=80&rows=24$/,
    );
    expect(screen.getByText('Connecting')).toBeVisible();
    say({ type: 'open', container: 'main', shell: 'sh' });
    expect(screen.getByText('Connected')).toBeVisible();
    expect(field).toHaveAccessibleDescription(/Press Escape and then Tab/);
  });

  it('sends long input in parts', async () => {
    const { field, user } = await renderCard();
    say({ type: 'open' });
    await user.click(field);
    await user.paste('x'.repeat(40_000));
    expect(newest().sent.map((part) => String(part).length)).toEqual([16_384, 16_384, 7_232]);
  });

  it('begins anew in another container or shell', async () => {
    const { user } = await renderCard();
    const before = newest();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Container' }), 'sidecar');
    expect(before.isClosed).toBe(true);
    expect(newest().url).toContain('container=sidecar&shell=sh');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shell' }), 'bash');
    expect(newest().url).toContain('container=sidecar&shell=bash');
    expect(screen.getByRole('option', { name: 'init' })).toBeDisabled();
  });

  it('stays in its container when an earlier one starts', async () => {
    const { setContainerState } = await renderCard();
    say({ type: 'open' });
    setContainerState(0, 'RUNNING');
    expect(screen.getByRole('option', { name: 'init' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Container' })).toHaveValue('main');
    expect(sockets).toHaveLength(1);
    expect(newest().isClosed).toBe(false);
  });

  it('looks for a container that runs when connecting again', async () => {
    const { setContainerState, user } = await renderCard();
    say({ type: 'open' });
    setContainerState(1, 'TERMINATED');
    act(() => void newest().dispatchEvent(new Event('close')));
    expect(sockets).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Connect again' }));
    expect(newest().url).toContain('container=sidecar&');
  });

  it('shows a warning until there is input', async () => {
    const { field, user } = await renderCard();
    say({ type: 'open' });
    say({ type: 'warning', detail: detail('TERMINAL_IDLE_SOON', [{ name: 'seconds', value: '60' }]) });
    expect(screen.getByText('Without input, this terminal ends in 60 seconds.')).toBeVisible();
    await user.type(field, 'l');
    expect(screen.queryByText(/Without input/)).toBeNull();
  });

  it('says why it has ended, and connects again', async () => {
    const { user } = await renderCard();
    say({ type: 'open' });
    say({ type: 'end', detail: detail('TERMINAL_NO_SHELL', [{ name: 'shell', value: 'sh' }]) });
    act(() => void newest().dispatchEvent(new Event('close')));
    expect(screen.getByText(/This container has no sh/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Connect again' }));
    expect(sockets).toHaveLength(2);
    expect(screen.getByText('Connecting')).toBeVisible();
  });

  it('tells a lost connection from one that the user has ended', async () => {
    const { user } = await renderCard();
    say({ type: 'open' });
    act(() => void newest().dispatchEvent(new Event('close')));
    expect(screen.getByText(/The connection was lost/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Connect again' }));
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(newest().isClosed).toBe(true);
    expect(screen.getByText('You ended this terminal.')).toBeVisible();
  });
});
