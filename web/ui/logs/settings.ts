import { withParams } from '../../lib/withParams.ts';
import { LEVELS, type LogLevel } from './logLine.ts';

export type Times = 'local' | 'utc' | 'none';

/** How a log is shown; in the address of its page. */
export interface LogSettings {
  query: string;
  isRegex: boolean;
  isOnlyMatches: boolean;
  least: LogLevel | null;
  /** Names; empty for all. */
  pods: readonly string[];
  container: string | null;
  isPrevious: boolean;
  tail: number;
  times: Times;
  isWrapped: boolean;
  /** Id of the line that a link leads to. */
  line: string | null;
}

export const TAILS = [50, 100, 200, 500, 1000];
const DEFAULT_TAIL = 100;

/** Reads the settings of an address. */
export function settingsFrom(params: URLSearchParams, defaultTail = DEFAULT_TAIL): LogSettings {
  const times = params.get('times');
  const tail = Number(params.get('lines'));
  return {
    query: params.get('find') ?? '',
    isRegex: params.has('regex'),
    isOnlyMatches: params.has('matches'),
    least: LEVELS.find((level) => level === params.get('level')) ?? null,
    pods: params.get('pods')?.split(',').filter(Boolean) ?? [],
    container: params.get('container'),
    isPrevious: params.get('log') === 'previous',
    tail: TAILS.includes(tail) ? tail : defaultTail,
    times: times === 'utc' || times === 'none' ? times : 'local',
    isWrapped: params.get('wrap') !== 'off',
    line: params.get('line'),
  };
}

/** Puts changed settings into an address; those with their default are left out. */
export function withSettings(
  before: URLSearchParams,
  change: Partial<LogSettings>,
  defaultTail = DEFAULT_TAIL,
): URLSearchParams {
  const { query, isRegex, isOnlyMatches, least, pods, container, isPrevious, tail, times, isWrapped, line } =
    { ...settingsFrom(before, defaultTail), ...change };
  return withParams(before, {
    find: query,
    regex: isRegex ? '1' : null,
    matches: isOnlyMatches ? '1' : null,
    level: least,
    pods: pods.join(','),
    container,
    log: isPrevious ? 'previous' : null,
    lines: tail === defaultTail ? null : String(tail),
    times: times === 'local' ? null : times,
    wrap: isWrapped ? null : 'off',
    line,
  });
}
