import {
  closestAllowed,
  isInWindow,
  localDay,
  localTime,
  momentAt,
  momentOf,
  positionOf,
  quickPicks,
  stepAt,
  stepsOf,
  windowOf,
  withOffset,
  type RecoveryWindow,
} from './recoveryWindow.ts';

const at = (text: string) => Date.parse(text);
const window = (earliest: string, latest: string): RecoveryWindow => ({
  earliest: at(earliest),
  latest: at(latest),
});
const day = window('2026-11-24T10:00:00.400Z', '2026-11-25T10:00:00.900Z');

describe('the recovery window', () => {
  it('is undefined without two ends in order', () => {
    expect(windowOf('2026-11-24T10:00:00Z', null)).toBeUndefined();
    expect(windowOf('2026-11-24T10:00:00Z', '2026-11-24T09:00:00Z')).toBeUndefined();
    expect(windowOf('2026-11-24T10:00:00Z', '2026-11-24T10:00:00Z')).toBeDefined();
  });

  it('contains whole seconds only', () => {
    expect(isInWindow(day, at('2026-11-24T10:00:00Z'))).toBe(false);
    expect(isInWindow(day, at('2026-11-24T10:00:01Z'))).toBe(true);
    expect(isInWindow(day, at('2026-11-25T10:00:00Z'))).toBe(true);
    expect(isInWindow(day, at('2026-11-25T10:00:01Z'))).toBe(false);
    expect(closestAllowed(day, at('2026-11-20T10:00:00Z'))).toBe(at('2026-11-24T10:00:01Z'));
    expect(closestAllowed(day, at('2026-11-30T10:00:00Z'))).toBe(at('2026-11-25T10:00:00Z'));
  });

  it('offers moments before its end that are inside', () => {
    expect(quickPicks(day).map(({ minutes }) => minutes)).toEqual([5, 60]);
    expect(quickPicks(window('2026-11-25T09:58:00Z', '2026-11-25T10:00:00Z'))).toEqual([]);
  });
});

describe('a moment', () => {
  it('is a day and a time of the zone of the user, and back', () => {
    const moment = new Date(2026, 10, 25, 14, 5, 9).getTime();
    expect(localDay(moment)).toBe('2026-11-25');
    expect(localTime(moment)).toBe('14:05:09');
    expect(momentOf('2026-11-25', '14:05:09')).toBe(moment);
    expect(momentOf('2026-11-25', '14:05')).toBe(moment - 9_000);
    expect(Date.parse(withOffset(moment))).toBe(moment);
    expect(withOffset(moment)).toMatch(/^2026-11-25T14:05:09[+-]\d\d:\d\d$/);
  });

  it.each([
    ['', '10:00:00'],
    ['2026-11-25', ''],
    ['2026-02-30', '10:00:00'],
    ['2026-11-25', '24:00:00'],
    ['25.11.2026', '10:00'],
  ])('does not exist for %j %j', (date, time) => {
    expect(momentOf(date, time)).toBeUndefined();
  });
});

describe('the slider', () => {
  it('reaches both ends exactly', () => {
    expect(stepsOf(day)).toBe(1440);
    expect(momentAt(day, 0)).toBe(at('2026-11-24T10:00:01Z'));
    expect(momentAt(day, 1440)).toBe(at('2026-11-25T10:00:00Z'));
    expect(stepAt(day, at('2026-11-25T10:00:00Z'))).toBe(1440);
    expect(stepAt(day, at('2026-11-24T11:00:01Z'))).toBe(60);
  });

  it('moves by seconds in short windows and does not fail in an empty one', () => {
    expect(stepsOf(window('2026-11-25T10:00:00Z', '2026-11-25T10:30:00Z'))).toBe(1_800);
    const empty = window('2026-11-25T10:00:00Z', '2026-11-25T10:00:00Z');
    expect(stepsOf(empty)).toBe(0);
    expect(positionOf(empty, empty.latest)).toBe(100);
  });
});
