import { LiveQueue, type Pace } from './liveQueue.ts';

/** A page on which time passes only while events are delivered. */
function startPage() {
  const tasks: (() => void)[] = [];
  const page = { time: 0, isHidden: false };
  const slices: string[][] = [];
  const pace: Pace = {
    afterDrawing: (run) => tasks.push(run),
    later: (run, ms) =>
      tasks.push(() => {
        page.time += ms;
        run();
      }),
    now: () => page.time,
    isHidden: () => page.isHidden,
  };
  const queue = new LiveQueue((run) => {
    slices.push([]);
    run();
  }, pace);
  return {
    page,
    slices,
    tasks,
    /** Queues a delivery that takes this many milliseconds. */
    push: (name: string, cost = 0) =>
      queue.push(() => {
        slices.at(-1)?.push(name);
        page.time += cost;
      }),
    queue,
    run: () => {
      while (tasks.length > 0) tasks.shift()?.();
    },
  };
}

const names = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);

describe('LiveQueue', () => {
  it('delivers in order, in slices with one store notification each', () => {
    const { push, run, slices } = startPage();
    for (const name of names(50)) push(name);
    run();
    expect(slices.flat()).toEqual(names(50));
    expect(slices.length).toBeLessThan(10);
  });

  it('uses smaller slices for expensive events, but never single events', () => {
    const { push, run, slices } = startPage();
    for (const name of names(200)) push(name, 1);
    run();
    expect(slices.flat()).toEqual(names(200));
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(20);
    const costly = startPage();
    for (const name of names(60)) costly.push(name, 10);
    costly.run();
    expect(costly.slices.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 6));
  });

  it('appends new deliveries to the queue', () => {
    const { push, queue, run, slices } = startPage();
    push('first');
    queue.push(() => push('late'));
    push('second');
    run();
    expect(slices.flat()).toEqual(['first', 'second', 'late']);
  });

  it('delivers everything at once in a hidden tab', () => {
    const { page, push, run, slices } = startPage();
    page.isHidden = true;
    for (const name of names(500)) push(name, 10);
    run();
    expect(slices.map(({ length }) => length)).toEqual([500]);
  });

  it('continues after a delivery that throws', () => {
    const { push, queue, run, tasks, slices } = startPage();
    queue.push(() => {
      throw new Error('an updater failed');
    });
    push('next');
    expect(() => tasks.shift()?.()).toThrow('an updater failed');
    run();
    expect(slices.flat()).toEqual(['next']);
  });

  it('starts again after being idle', () => {
    const { push, run, slices } = startPage();
    push('one');
    run();
    push('other');
    run();
    expect(slices).toEqual([['one'], ['other']]);
  });
});
