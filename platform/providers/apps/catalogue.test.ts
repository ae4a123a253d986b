import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/messages.ts';
import { addonCatalogue, findAddon } from '../addons/catalogue.ts';
import { appCatalogue, findApp } from './catalogue.ts';
import type { CatalogueApp } from './catalogueApp.ts';
import { fieldsOf, secretFields, type FieldConfig, type Inputs } from './inputs.ts';
import { appCategories } from './port.ts';
import { chartValues, secretChartValues, valueAt } from './values.ts';

const known = z.record(
  z.string(),
  z.object({ chart: z.string(), version: z.string(), paths: z.array(z.string()) }),
);

/** Paths of charts that were found in their values, templates or schema. */
const valuesFolder = join(import.meta.dirname, 'catalogue', 'values');
const verified = new Map(
  readdirSync(valuesFolder).flatMap((file) =>
    Object.entries(known.parse(JSON.parse(readFileSync(join(valuesFolder, file), 'utf8')))),
  ),
);

const verifiedFor = ({ name, chart }: CatalogueApp) =>
  verified.get(chart.name === 'app-template' ? chart.name : name);

/** `a.*.c` and `a.*` match one name, and everything below it. */
function matches(pattern: string, path: string): boolean {
  const names = path.split('.');
  return pattern
    .split('.')
    .every((part, index) => (part === '*' ? names[index] !== undefined : part === names[index]));
}

const each = it.each(appCatalogue.map((app) => [app.name, app] as const));

/** A form as a new user would send it. */
function filled(app: CatalogueApp): { inputs: Inputs; secrets: Record<string, string> } {
  const inputs: Record<string, string | number | boolean> = {};
  const secrets: Record<string, string> = {};
  for (const { name, config } of fieldsOf(app.inputsSchema)) {
    if (config.type === 'password') secrets[name] = 'x'.repeat(config.length ?? 16);
    else inputs[name] = config.default ?? (config.type === 'boolean' ? false : exampleOf(config));
  }
  return { inputs, secrets };
}

const exampleOf = ({ validation }: FieldConfig): string =>
  validation === 'domain'
    ? 'app.example.com'
    : validation === 'email'
      ? 'ada@example.com'
      : validation === 'url'
        ? 'https://example.com'
        : 'example';

const TERM = /^!?[a-z_]+$|^[a-z_]+ [!=]== ('[^']*'|true|false|\d+)$/;

describe('the catalogue of apps', () => {
  it('has at least forty apps of all categories, with names of their own', () => {
    expect(appCatalogue.length).toBeGreaterThanOrEqual(40);
    expect(new Set(appCatalogue.map(({ category }) => category))).toEqual(new Set(appCategories));
    const names = [...appCatalogue, ...addonCatalogue].map(({ name }) => name);
    // Both are HelmCharts in one namespace.
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  each('%s has a name, a description, links and two versions', (name, app) => {
    expect(name).toMatch(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
    expect(english(app.description)).toMatch(/^[A-Z].{20,160}\.$/);
    expect(app.documentation).toMatch(/^https:\/\//);
    expect(app.changelog).toMatch(/^https:\/\//);
    expect(app.chart.repository).toMatch(/^(https|oci):\/\//);
    expect(app.tags.length).toBeGreaterThan(0);
    expect(app.tags.length).toBeLessThanOrEqual(10);
    const versions = app.versions.map(({ version }) => version);
    expect(new Set(versions).size).toBe(2);
    expect(app.versions.every(({ appVersion }) => appVersion !== '')).toBe(true);
  });

  each('%s requires known add-ons, in the order of their installation', (_name, { requiredAddons }) => {
    const positions = requiredAddons.map((name) => addonCatalogue.findIndex((one) => one.name === name));
    expect(positions).not.toContain(-1);
    for (const [index, name] of requiredAddons.entries()) {
      const missing = (findAddon(name)?.requires ?? []).filter(
        (one) => !requiredAddons.slice(0, index).includes(one) && !findAddon(one)?.isRequired,
      );
      expect(missing, name).toEqual([]);
    }
  });
});

describe('the form', () => {
  each('of %s has tabs with fields of different names', (_name, app) => {
    expect(app.configurationTabs).toEqual(Object.keys(app.inputsSchema));
    expect(app.configurationTabs.every((tab) => (app.inputsSchema[tab] ?? []).length > 0)).toBe(true);
    const names = fieldsOf(app.inputsSchema).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.every((name) => /^[a-z][a-z0-9_]*$/.test(name))).toBe(true);
  });

  each('of %s has fields whose defaults satisfy their rules', (_name, app) => {
    for (const { name, config } of fieldsOf(app.inputsSchema)) {
      const { type, default: value, options = [], min = -Infinity, max = Infinity } = config;
      expect(english(config.label), name).not.toBe('');
      if (type === 'select') expect(options, name).toContain(value);
      if (type === 'dynamic-select') expect(config.optionsFrom, name).toBeDefined();
      if (type === 'number') {
        expect(value, name).toBeGreaterThanOrEqual(min);
        expect(value, name).toBeLessThanOrEqual(max);
      }
      if (type === 'boolean' && value !== undefined) expect(typeof value, name).toBe('boolean');
      if (type === 'password') {
        expect(value, name).toBeUndefined();
        if (config.generate) expect(config.length, name).toBeGreaterThanOrEqual(config.minLength ?? 0);
      }
    }
  });

  each('of %s has conditions on fields that precede or accompany them', (_name, app) => {
    const fields = new Map(fieldsOf(app.inputsSchema).map(({ name, config }) => [name, config]));
    for (const [name, { show_if }] of fields)
      for (const term of show_if?.split(' && ') ?? []) {
        expect(term, name).toMatch(TERM);
        const field = fields.get(/[a-z_]+/.exec(term)?.[0] ?? '');
        expect(field, `${name}: ${term}`).toBeDefined();
        const wanted = /'([^']*)'/.exec(term)?.[1];
        if (wanted !== undefined && field?.options) expect(field.options).toContain(wanted);
      }
  });
});

describe('the values of the chart', () => {
  each('of %s are known to it', (_name, app) => {
    const found = verifiedFor(app);
    expect(app.checkedAgainst).toBe(found?.version);
    expect(app.chart.name).toBe(found?.chart);
    const unknown = [...Object.keys(app.values), ...Object.keys(app.secretValues)].filter(
      (path) => !found?.paths.some((pattern) => matches(pattern, path)),
    );
    expect(unknown).toEqual([]);
  });

  each('of %s use every field, and hold no password outside of the secret values', (_name, app) => {
    const { inputs, secrets } = filled(app);
    const used = new Set<string | symbol>();
    const tracked = <T extends object>(values: T): T =>
      new Proxy(values, {
        get: (target, field) => {
          used.add(field);
          return Reflect.get(target, field);
        },
      });
    const values = chartValues(app, app.versions[0], tracked(inputs));
    const secretValues = secretChartValues(app, tracked(secrets), tracked(inputs));
    const names = fieldsOf(app.inputsSchema).map(({ name }) => name);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
    expect(JSON.stringify(values)).not.toContain('xxxxxxxx');
    for (const name of secretFields(app.inputsSchema)) {
      const others = { ...secrets, [name]: 'another' };
      expect(secretChartValues(app, others, inputs), name).not.toEqual(secretValues);
    }
  });

  each('of %s hold what its objects are described with', (_name, app) => {
    const values = chartValues(app, app.versions[0], filled(app).inputs);
    for (const { resources, tag, claims = [] } of app.workloads) {
      for (const path of [resources, tag].filter((one) => one !== undefined))
        expect(valueAt(values, path), path).toBeDefined();
      for (const { size, storageClass } of claims) {
        expect(valueAt(values, size), size).toMatch(/^\d+Gi$/);
        if (storageClass !== undefined) expect(valueAt(values, storageClass)).toBe('hcloud-volumes');
      }
    }
    if (app.ingress) {
      expect(valueAt(values, app.ingress.enabled)).toBe(true);
      expect(JSON.stringify(valueAt(values, app.ingress.hosts))).toContain('app.example.com');
    }
  });

  each('of %s lead to addresses of its workloads and fields', (_name, app) => {
    const fields = fieldsOf(app.inputsSchema).map(({ name }) => name);
    const ports = app.workloads.flatMap(({ name, ports: own = [] }) =>
      own.map(({ port, service = name }) => `${service}:${port}`),
    );
    expect(app.endpoints.length).toBeGreaterThan(0);
    for (const { service, port, user, password } of app.endpoints) {
      expect(ports).toContain(`${service}:${port}`);
      if (typeof user === 'object') expect(fields).toContain(user.field);
      if (password !== undefined) expect(secretFields(app.inputsSchema)).toContain(password);
    }
    expect(app.endpoints.some(({ hasIngress }) => hasIngress)).toBe(app.ingress !== null);
  });
});

describe('findApp', () => {
  it('finds an entry by its name', () => {
    expect(findApp('n8n')?.title).toBe('n8n');
    expect(findApp('solitaire')).toBeUndefined();
  });
});
