import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMetrics } from './metrics.ts';

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
});
const { panels, templating } = dashboard.parse(
  JSON.parse(readFileSync('deploy/grafana/kubedeck.json', 'utf8')),
);
const queries = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...templating.list.map(({ query }) => query),
];

const METRIC = /\b(?:gateway|process|nodejs)_\w+/g;
const namesIn = (text: string) => new Set(text.match(METRIC) ?? []);
/** The output of /metrics with one value for each label, because metrics without values are omitted. */
async function exported(): Promise<{ names: Set<string>; own: Set<string>; labels: Set<string> }> {
  const { registry } = createMetrics();
  const all = registry.getMetricsAsArray();
  const described = await registry.getMetricsAsJSON();
  const names = new Set<string>();
  for (const { name, type } of described) {
    const parts = String(type) === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    for (const part of parts) names.add(`${name}${part}`);
  }
  const labels = new Set(
    all.flatMap((metric) => ('labelNames' in metric ? (metric.labelNames as string[]) : [])),
  );
  const own = new Set(all.map(({ name }) => name).filter((name) => name.startsWith('gateway_')));
  return { names, own, labels };
}

describe('the dashboard', () => {
  it('uses exported metrics and labels only', async () => {
    const { names, labels } = await exported();
    const asked = queries.flatMap((query) => [...namesIn(query)]);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
    const grouped = queries.flatMap((query) =>
      [...query.matchAll(/ by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
    );
    expect(grouped.filter((label) => label !== 'le' && !labels.has(label))).toEqual([]);
  });

  it('shows every metric of the gateway', async () => {
    const { own } = await exported();
    const shown = queries.join(' ');
    expect([...own].filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('is documented: docs/operations.md names every metric of the gateway', async () => {
    const { own } = await exported();
    const page = readFileSync('docs/operations.md', 'utf8');
    expect([...own].filter((name) => !page.includes(name))).toEqual([]);
  });
});
