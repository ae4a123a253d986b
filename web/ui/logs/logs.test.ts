import { LogBuffer, MOST_LINES } from './logBuffer.ts';
import { jsonLineOf, levelOf, parseLines, type LogLine } from './logLine.ts';
import { LogView } from './logView.ts';
import { isShown, patternOf, searchLines, withContext } from './search.ts';
import { plainText, segmentsOf } from './segments.ts';

const T = '2026-11-23T10:00:00.000000000Z';
const line = (n: number, text = `line ${n}`): LogLine => ({
  id: `${T}~${n}~web`,
  time: T,
  pod: 'web',
  text,
  level: null,
});
const lines = (count: number) => Array.from({ length: count }, (_, n) => line(n));

describe('lines of a log', () => {
  it('are read with time and pod, and numbered within the same time', () => {
    const read = parseLines(`${T} web-1 one two\n${T} web-1 \n${T} web-2 x\n`);
    expect(read.map(({ id, text }) => [id, text])).toEqual([
      [`${T}~0~web-1`, 'one two'],
      [`${T}~1~web-1`, ''],
      [`${T}~0~web-2`, 'x'],
    ]);
    expect(parseLines(`${T} web-2 y\n`, read.at(-1))[0]?.id).toBe(`${T}~1~web-2`);
  });

  it('show what is left after a carriage return', () => {
    expect(parseLines(`${T} web 10 %\r50 %\r100 %\r\n`)[0]?.text).toBe('100 %');
  });

  it.each([
    ['{"level":50,"msg":"all fine"}', 'error'],
    ['{"severity":"WARNING","message":"failed"}', 'warning'],
    ['level=info msg="request failed"', 'info'],
    ['2026-11-23T10:00:00Z INFO  0 errors found', 'info'],
    ['[debug] error count 0', 'debug'],
    ['W1123 10:00:00.000000 1 reflector.go] x', 'warning'],
    ['could not connect: operation failed', 'error'],
    ['Warnings: 2', 'warning'],
    ['{"level":"info","msg":"record","record":{"error_severity":"LOG","message":"an error"}}', 'info'],
    ['{"level":"info","msg":"record","record":{"error_severity":"FATAL","message":"refused"}}', 'error'],
    ['GET / 200', null],
  ])('state their level: %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it('of JSON have a message and fields', () => {
    expect(jsonLineOf('{"level":"info","time":1,"msg":"done","ms":4,"user":{"id":1}}')).toEqual({
      message: 'done',
      fields: [
        ['ms', '4'],
        ['user', '{"id":1}'],
      ],
    });
    expect(jsonLineOf('{broken}')).toBeNull();
  });

  it('of JSON inside JSON have the inner message, before the fields of both', () => {
    const record = {
      log_time: '10:00',
      user_name: 'app',
      error_severity: 'LOG',
      message: 'connection received',
    };
    const line = { level: 'info', ts: 'now', logger: 'postgres', msg: 'record', record };
    expect(jsonLineOf(JSON.stringify(line))).toEqual({
      message: 'connection received',
      fields: [
        ['logger', 'postgres'],
        ['user_name', 'app'],
      ],
    });
    expect(jsonLineOf('{"msg":"saved","record":{"id":7},"fields":null}')).toEqual({
      message: 'saved',
      fields: [
        ['record', '{"id":7}'],
        ['fields', 'null'],
      ],
    });
  });
});

describe('the buffer of a log', () => {
  it('keeps the newest 100,000 lines', () => {
    const buffer = new LogBuffer();
    for (let part = 0; part < 12; part += 1) buffer.append(lines(10_000));
    expect(buffer.lines.length).toBeLessThanOrEqual(MOST_LINES + 5_000);
    expect(buffer.lines.length + buffer.removed).toBe(120_000);
  });
});

describe('the view of a log', () => {
  const show = (before: readonly LogLine[]) => {
    const buffer = new LogBuffer();
    const view = new LogView(buffer);
    const listener = vi.fn();
    buffer.append(before);
    view.subscribe(listener);
    listener.mockClear();
    return { buffer, view, listener };
  };
  const replaced = [line(7, 'new'), line(8, 'newer')];

  it.each([
    ['as many', lines(2)],
    ['more', lines(1)],
    ['fewer', lines(3)],
  ])('shows only the lines of a replacement by %s', (_, before) => {
    const { buffer, view, listener } = show(before);
    buffer.replace(replaced);
    expect(view.shown).toEqual(replaced);
    expect(listener).toHaveBeenCalled();
  });

  it('shows only the lines of a replacement after older lines were loaded', () => {
    const { buffer, view } = show(lines(2));
    buffer.prepend([line(-2), line(-1)]);
    buffer.replace(replaced);
    expect(view.shown).toEqual(replaced);
  });

  it('is empty after a replacement by nothing', () => {
    const { buffer, view, listener } = show(lines(2));
    buffer.replace([]);
    expect(view.shown).toEqual([]);
    expect(listener).toHaveBeenCalled();
  });
});

describe('a search', () => {
  it('finds text and regular expressions without regard to case', async () => {
    const all = [line(0, 'GET /a.b'), line(1, 'get /axb'), line(2, 'POST')];
    const found = async (query: string, isRegex: boolean) => {
      const pattern = patternOf(query, isRegex);
      return (
        pattern && (await searchLines(all, pattern, new AbortController().signal))?.map(({ id }) => id[31])
      );
    };
    expect(await found('get /a.b', false)).toEqual(['0']);
    expect(await found('get /a.b', true)).toEqual(['0', '1']);
    expect(patternOf('(', true)).toBeNull();
  });

  it('looks at every line once, also in several slices', async () => {
    const all = lines(30_000);
    const found = await searchLines(all, /line/, new AbortController().signal);
    expect(found).toEqual(all);
  });

  it('shows lines around the matches once', () => {
    const all = lines(20);
    const shown = withContext(all, new Set([all[2], all[4], all[15]] as LogLine[]), 3);
    expect(shown).toEqual([...all.slice(0, 8), ...all.slice(12, 19)]);
  });

  it('leaves out other pods and levels, but no restarts', () => {
    const filter = { pods: null, least: 'warning' as const };
    expect(isShown({ ...line(0), level: 'info' }, filter)).toBe(false);
    expect(isShown({ ...line(0), event: 'ENDED' }, filter)).toBe(true);
    expect(isShown(line(0), { pods: new Set(['api']), least: null })).toBe(false);
  });
});

describe('the parts of a line', () => {
  it('have colours as classes, no other escape sequences, and marked matches', () => {
    const text = '\u001b[31mred fail\u001b[0m\u001b[2K\u001b]0;title\u0007 plain\u0000';
    expect(segmentsOf(text, /fail/i)).toEqual([
      { text: 'red ', className: 'ansi-red', isMatch: false },
      { text: 'fail', className: 'ansi-red', isMatch: true },
      { text: ' plain\u00b7', className: '', isMatch: false },
    ]);
    expect(plainText(text)).toBe('red fail plain\u0000');
  });
});
