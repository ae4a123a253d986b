import { formatClock } from '../../../lib/time.ts';
import { slotsOf, summaryOf, ticksOf } from './usageSeries.ts';

const at = (minute: number) => `2026-11-23T10:0${minute}:00.000Z`;
const sample = (minute: number, cores: number) => ({
  at: at(minute),
  usage: { cores, memoryGb: cores * 2 },
  allocatable: { cores: 8, memoryGb: 16 },
});
const history = (samples: ReturnType<typeof sample>[]) => ({
  stepSeconds: 60,
  from: at(0),
  to: at(5),
  samples,
});

describe('the intervals of a history', () => {
  it('are all of the range, with gaps where nothing was measured', () => {
    const slots = slotsOf(history([sample(1, 2), sample(3, 4)]));
    expect(slots.map(({ cores }) => cores)).toEqual([null, 2, null, 4, null, null]);
    expect(slots[3]).toEqual({ at: Date.parse(at(3)), cores: 4, memoryGb: 8 });
  });
});

describe('the summary of a history', () => {
  it('has the present, the mean and the peak', () => {
    const summary = summaryOf(history([sample(3, 1), sample(4, 6), sample(5, 2)]), 'cores');
    expect(summary).toEqual({ now: 2, mean: 3, peak: 6, available: 8 });
  });

  it('has no present value when the last measurement is old', () => {
    expect(summaryOf(history([sample(1, 1)]), 'memoryGb')).toMatchObject({ now: null, peak: 2 });
    expect(summaryOf(history([sample(3, 1)]), 'cores')?.now).toBe(1);
  });

  it('is null when nothing was measured', () => {
    expect(summaryOf(history([]), 'cores')).toBeNull();
  });
});

describe('the ticks of an axis', () => {
  const minutes = (ticks: number[]) => ticks.map((tick) => new Date(tick).getMinutes());

  it('are round times between the ends', () => {
    const from = new Date(2026, 10, 23, 9, 3).getTime();
    expect(minutes(ticksOf('HOUR', from, from + 59 * 60_000))).toEqual([10, 20, 30, 40, 50, 0]);
    const hours = ticksOf('DAY', from, from + 24 * 3_600_000).map((tick) => new Date(tick).getHours());
    expect(hours).toEqual([12, 16, 20, 0, 4, 8]);
    const days = ticksOf('WEEK', from, from + 7 * 24 * 3_600_000).map((tick) => new Date(tick).getDate());
    expect(days).toEqual([24, 25, 26, 27, 28, 29, 30]);
  });

  describe('on a day of clock change', () => {
    beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
    afterEach(() => vi.unstubAllEnvs());
    const clocks = (...args: Parameters<typeof ticksOf>) =>
      ticksOf(...args).map((tick) => formatClock(new Date(tick), 'Europe/Berlin'));
    const hour = 3_600_000;

    it.each([
      ['in spring', new Date('2026-03-29T00:00:00+01:00').getTime()],
      ['in autumn', new Date('2026-10-25T00:00:00+02:00').getTime()],
    ])('are round times of the zone %s', (_, midnight) => {
      const day = ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'];
      expect(clocks('DAY', midnight, midnight + 22 * hour)).toEqual(day);
      expect(clocks('WEEK', midnight - 72 * hour, midnight + 84 * hour)).toEqual(Array(7).fill('00:00'));
    });

    it('are those of the repeated hour too', () => {
      const [from, to] = ['2026-10-25T02:45:00+02:00', '2026-10-25T02:15:00+01:00'].map(Date.parse);
      expect(clocks('HOUR', from ?? 0, to ?? 0)).toEqual(['02:50', '02:00', '02:10']);
    });
  });
});
