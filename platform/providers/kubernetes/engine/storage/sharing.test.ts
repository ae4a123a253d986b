import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../process/testing.ts';
import { defineController } from '../controllers/controller.ts';
import { startTestEngine, type TestEngine } from '../kubernetesEngine.testing.ts';

const configMaps = '/api/v1/namespaces/default/configmaps';

/** How often a step was carried out whose time had come. */
const steps: string[] = [];
const counting = defineController({
  resource: 'configmaps',
  reconcile: (map, { state }) => {
    if (map.data?.['done']) return;
    const due = new Date(Date.parse(map.metadata.creationTimestamp) + 60_000);
    if (due > state.now) return state.wakeAt('configmaps', map, due);
    steps.push(map.metadata.name);
    state.update('configmaps', { ...map, data: { done: 'yes' } });
  },
});

describe('two processes on one database', () => {
  let one: TestEngine;
  let two: TestEngine;
  let id: string;
  beforeAll(async () => {
    one = await startTestEngine({ controllers: [counting] });
    two = await startTestEngine({ controllers: [counting] }, null, one);
    id = await one.cluster();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  it('number their changes without gaps, and see those of each other', async () => {
    const { body } = await one.call(id, 'GET', configMaps);
    const { resourceVersion } = (body as { metadata: { resourceVersion: string } }).metadata;
    const watch = two.watch(id, `${configMaps}?watch=true&resourceVersion=${resourceVersion}`);
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const made = await Promise.all(
      names.map((name, i) => (i % 2 === 0 ? one : two).call(id, 'POST', configMaps, { metadata: { name } })),
    );
    expect(made.map(({ status }) => status)).toEqual(names.map(() => 201));
    const versions: number[] = [];
    const note = ({ value }: IteratorResult<unknown>): void => {
      const event = value as { object: { metadata: { resourceVersion: string } } };
      versions.push(Number(event.object.metadata.resourceVersion));
    };
    while (versions.length < names.length) note(await watch.next());
    await watch.return(undefined);
    expect(versions).toEqual(names.map((_, i) => (versions[0] ?? 0) + i));
  });

  it('carry out a step once, without being asked', async () => {
    steps.length = 0;
    one.clock.advance(120_000);
    const allDone = async () => {
      const { body } = await two.call(id, 'GET', configMaps);
      return (body as { items: { data?: object }[] }).items.every(({ data }) => data !== undefined);
    };
    await eventually(() => expect(steps).toHaveLength(6));
    expect(await allDone()).toBe(true);
    expect([...steps].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
