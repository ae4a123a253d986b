import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMetrics } from '../plugins/metrics.ts';
import { Outlet } from './outlet.ts';
import { SharedResult } from './result.ts';
import { Subscriber, type Subscription } from './subscriber.ts';

/** A client whose socket is full with one frame, and reads when `drain` is called. */
function slowClient() {
  const frames: string[] = [];
  const sent: (() => void)[] = [];
  const socket = {
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    send: (frame: string, done: () => void) => {
      frames.push(frame);
      sent.push(done);
      socket.bufferedAmount += frame.length;
    },
    terminate: () => undefined,
  };
  const wire = socket as unknown as ConstructorParameters<typeof Outlet>[0];
  const outlet = new Outlet(wire, { bufferBytes: 1, stallMs: 60_000 }, () => undefined);
  const subscription = { id: '1', requestId: 'r', outlet } as Subscription;
  const subscriber = new Subscriber(subscription, {
    metrics: createMetrics(),
    queueLimit: 10,
    resync: () => Promise.resolve(null),
    onLeave: () => outlet.close(),
  });
  const drain = () => {
    socket.bufferedAmount = 0;
    for (const done of sent.splice(0)) done();
  };
  return { subscriber, frames, drain };
}

it('a subscriber has caught up once the client has read the last waiting result', async () => {
  const { subscriber, frames, drain } = slowClient();
  void subscriber.next();
  for (const n of [1, 2]) subscriber.deliver(new SharedResult({ data: { n } }), null);
  const onCaughtUp = vi.fn();
  const caughtUp = subscriber.caughtUp().then(onCaughtUp);
  drain();
  await Promise.resolve();
  expect(frames).toHaveLength(2);
  expect(onCaughtUp).not.toHaveBeenCalled();
  drain();
  await caughtUp;
  subscriber.end();
});
