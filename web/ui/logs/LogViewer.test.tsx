import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/renderUi.tsx';
import { LogBuffer } from './logBuffer.ts';
import { parseLines } from './logLine.ts';
import { LogViewer, type LogViewerProps } from './LogViewer.tsx';
import { settingsFrom, withSettings } from './settings.ts';

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

let written = 100;
const text = (pod: string, ...lines: string[]) =>
  lines.map((line) => `2026-11-23T10:00:00.000000${(written += 1)}Z ${pod} ${line}\n`).join('');

function show(first: LogBuffer, props: Partial<LogViewerProps> = {}, address = '') {
  function Page({ buffer }: { buffer: LogBuffer }) {
    const [params, setParams] = useState(new URLSearchParams(address));
    return (
      <LogViewer
        label="Log"
        buffer={buffer}
        settings={settingsFrom(params)}
        onChange={(change) => setParams((before) => withSettings(before, change))}
        onQuery={(query) => setParams((before) => withSettings(before, { query }))}
        pods={[{ name: 'web-1', isReady: true, restartCount: 0 }]}
        containers={['main']}
        status="live"
        hasEarlier={false}
        isLoadingEarlier={false}
        hasNoPrevious={false}
        dropped={0}
        onEarlier={vi.fn()}
        onRefresh={vi.fn()}
        onDownloadAll={vi.fn()}
        fileName={() => 'log.txt'}
        {...props}
      />
    );
  }
  const view = renderUi(<Page buffer={first} />);
  return { ...view, rerender: (buffer: LogBuffer) => view.rerender(<Page buffer={buffer} />) };
}

const rows = () => [...screen.getByRole('log').querySelectorAll('.log-text')].map((row) => row.textContent);

it('shows new lines without announcing them, and filters by level', async () => {
  const buffer = new LogBuffer();
  buffer.append(parseLines(text('web-1', 'INFO ready', 'ERROR broken')));
  const { user } = show(buffer);
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  act(() => buffer.append(parseLines(text('web-1', 'WARN slow'))));
  expect(rows()).toEqual(['INFO ready', 'ERROR broken', 'WARN slow']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Errors');
  await waitFor(() => expect(rows()).toEqual(['ERROR broken']));
});

it('searches, counts and goes to the next match', async () => {
  const buffer = new LogBuffer();
  buffer.append(parseLines(text('web-1', 'GET /a', 'POST /b', 'GET /c')));
  const { user } = show(buffer, {}, 'find=get');
  expect(await screen.findByText('2 matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(screen.getByRole('log').querySelector('[data-current]')).toHaveTextContent('GET /a');
  act(() => buffer.append(parseLines(text('web-1', 'GET /d'))));
  expect(await screen.findByText('1 of 3')).toBeVisible();
});

it('hides the lines of a pod whose chip is switched off', async () => {
  const buffer = new LogBuffer();
  buffer.append([...parseLines(text('web-1', 'one')), ...parseLines(text('web-2', 'two'))]);
  const pods = ['web-1', 'web-2'].map((name) => ({ name, isReady: true, restartCount: 0 }));
  const { user } = show(buffer, { pods });
  await user.click(screen.getByRole('button', { name: 'web-1', pressed: true }));
  await waitFor(() => expect(rows()).toEqual(['two']));
});

it('cuts a long line until all of it is asked for', async () => {
  const buffer = new LogBuffer();
  buffer.append(parseLines(text('web-1', 'x'.repeat(20_000))));
  const { user } = show(buffer);
  const more = screen.getByRole('button', { name: 'Show all 20000 characters' });
  expect(rows()[0]?.length).toBeLessThan(11_000);
  await user.click(more);
  expect(rows()[0]).toHaveLength(20_000);
});

it('gives each line its own direction, and keeps right-to-left text as it was written', async () => {
  const hebrew = 'שגיאה: הקובץ config.json לא נמצא';
  // The override would turn the rest of the page around if the line were not isolated.
  const override = 'user \u202Egnp.exe logged in';
  const buffer = new LogBuffer();
  buffer.append(parseLines(text('web-1', hebrew, override)));
  show(buffer, {}, 'find=הקובץ');
  expect(await screen.findByText('1 match')).toBeVisible();
  expect(rows()).toEqual([hebrew, override]);
  for (const row of screen.getByRole('log').querySelectorAll('.log-text'))
    expect(row).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('הקובץ', { selector: 'mark' })).toBeVisible();
});

it('counts only lines that were appended since following stopped', async () => {
  const buffer = new LogBuffer();
  const [linked] = parseLines(text('web-1', 'linked'));
  const { rerender } = show(buffer, {}, `line=${linked?.id}`);
  act(() => buffer.replace([linked!, ...parseLines(text('web-1', 'first page'))]));
  expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  act(() => buffer.append(parseLines(text('web-1', 'new'))));
  expect(screen.getByRole('button', { name: 'Jump to latest (1 new)' })).toBeVisible();
  act(() => buffer.prepend(parseLines(text('web-1', 'earlier'))));
  expect(screen.getByRole('button', { name: 'Jump to latest (1 new)' })).toBeVisible();
  const other = new LogBuffer();
  other.append(parseLines(text('web-1', 'of another container')));
  rerender(other);
  expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
});

it('gives every pod a colour, also with many pods', () => {
  const names = ['1', '2', '3', '4', '5', '6', '7'].map((n) => `web-${n}`);
  const buffer = new LogBuffer();
  buffer.append(names.flatMap((name) => parseLines(text(name, 'ready'))));
  show(buffer, { pods: names.map((name) => ({ name, isReady: true, restartCount: 0 })) });
  const colours = [...screen.getByRole('log').querySelectorAll<HTMLElement>('.log-pod')].map(
    ({ dataset }) => dataset.colour,
  );
  expect(colours).toHaveLength(7);
  for (const colour of colours) expect(document.head.textContent).toContain(`[data-colour="${colour}"]`);
});

it.each([
  ['', 'No logs available', 'The pod may not be running or may not have generated any logs yet.'],
  [
    'log=previous',
    'No previous container logs available',
    'The pod has not been restarted, so there are no logs from a previous container.',
  ],
])('says why there are no lines: %s', (address, title, reason) => {
  show(new LogBuffer(), { hasNoPrevious: true, status: 'still' }, address);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});
