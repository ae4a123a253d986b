import { pino } from 'pino';
import { expect, it } from 'vitest';
import { fakeUpstream } from '../../testing.ts';
import { BoundUpstream } from '../bound.ts';
import { UpstreamClient } from '../client.ts';
import { ClusterNames } from './clusterNames.ts';
import { EventParser, type ParsedEvent } from './eventParser.ts';
import { Revs } from './rev.ts';

const log = pino({ level: 'silent' });

function world(onEvent: (event: ParsedEvent) => void = () => undefined) {
  const clusters = [{ id: 'c1', name: 'alpha' }];
  const { transport } = fakeUpstream({ 'GET /api/clusters': () => ({ data: { data: clusters } }) });
  const client = new UpstreamClient({ transport, log, timeoutMs: 1000, baseDelayMs: 1 });
  const caller = { token: 't', locale: 'en', requestId: 'r' };
  const upstream = () =>
    new BoundUpstream({ client, log, revs: new Revs(1), caller, mapError: (error) => error });
  const passed: unknown[] = [];
  let arrived: () => void = () => undefined;
  const parser = new EventParser({
    log,
    clusterNames: new ClusterNames(upstream),
    onEvent: (event) => {
      onEvent(event);
      passed.push(event.event === 'clusterStatusUpdate' ? [event.clusterId, event.status] : event.event);
      arrived();
    },
  });
  const until = async (count: number) => {
    while (passed.length < count) await new Promise<void>((resolve) => (arrived = resolve));
  };
  const send = (payload: object) => parser.parse('clusterStatusUpdate', payload);
  return { parser, send, passed, until, clusters };
}

it('looks up the name of a deleted cluster again, because another one may have it', async () => {
  const { send, passed, until, clusters } = world();
  send({ name: 'alpha', status: 'deleting' });
  send({ name: 'alpha', status: 'deleted' });
  await until(2);
  clusters.splice(0, 1, { id: 'c2', name: 'alpha' });
  send({ name: 'alpha', status: 'pending' });
  await until(3);
  expect(passed).toEqual([
    ['c1', 'deleting'],
    ['c1', 'deleted'],
    ['c2', 'pending'],
  ]);
});

it('passes on the events after one that failed', async () => {
  let isFirst = true;
  const { send, passed, until } = world(() => {
    if (!isFirst) return;
    isFirst = false;
    throw new Error('A reader failed.');
  });
  send({ name: 'alpha', status: 'creating' });
  send({ clusterId: 'c1', status: 'creating' });
  send({ name: 'alpha', status: 'active' });
  await until(2);
  expect(passed).toEqual([
    ['c1', 'creating'],
    ['c1', 'active'],
  ]);
});
