import { describe, expect, it } from 'vitest';
import { CoalescingQueue } from './queue.ts';

const queue = (limit = 3) => new CoalescingQueue<string>({ limit, overflow: () => 'overflow' });
async function drain(from: CoalescingQueue<string>): Promise<string[]> {
  const taken: string[] = [];
  while (from.size > 0) taken.push(String((await from.next()).value));
  return taken;
}

describe('CoalescingQueue', () => {
  it('keeps the newest state of each object and the order of everything else', async () => {
    const waiting = queue(9);
    waiting.push('a 10 %', 'a');
    waiting.push('created', null);
    waiting.push('b 5 %', 'b');
    waiting.push('a 20 %', 'a');
    waiting.push('deleted', null);
    expect(await drain(waiting)).toEqual(['created', 'b 5 %', 'a 20 %', 'deleted']);
  });

  it('becomes one resync when a reader is too slow, and continues after it', async () => {
    const waiting = queue(3);
    for (let item = 0; item < 2000; item += 1) waiting.push(`event ${item}`, null);
    expect(waiting.size).toBe(1);
    expect(await drain(waiting)).toEqual(['overflow']);
    waiting.push('later', null);
    expect(await drain(waiting)).toEqual(['later']);
  });

  it('passes an item to a waiting reader', async () => {
    const waiting = queue();
    const next = waiting.next();
    waiting.push('now', 'a');
    expect(await next).toEqual({ value: 'now', done: false });
  });

  it('ends a waiting reader once when it closes', async () => {
    let closes = 0;
    const waiting = new CoalescingQueue<string>({
      limit: 1,
      overflow: () => '',
      onClose: () => (closes += 1),
    });
    const next = waiting.next();
    await waiting.return();
    waiting.close();
    waiting.push('late', null);
    expect(await next).toMatchObject({ done: true });
    expect(await waiting.next()).toMatchObject({ done: true });
    expect(closes).toBe(1);
  });
});
