import type { CatalogueApp, Json } from './catalogueApp.ts';
import type { Inputs, Secrets } from './inputs.ts';
import type { AppVersion } from './port.ts';

type Tree = { [key: string]: Json | Tree };

function isTree(value: Json | Tree | undefined): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets the value at a dotted path. */
function set(tree: Tree, path: string, value: Json): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let node = tree;
  for (const key of keys) {
    const found = node[key];
    const next: Tree = isTree(found) ? found : {};
    node[key] = next;
    node = next;
  }
  node[last] = value;
}

/** The value at a dotted path, or undefined. */
export function valueAt(tree: unknown, path: string): unknown {
  let node = tree;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = new Map<string, unknown>(Object.entries(node)).get(key);
  }
  return node;
}

/** Values of the chart without secrets. */
export function chartValues({ values }: CatalogueApp, version: AppVersion, inputs: Inputs): Tree {
  const tree: Tree = {};
  for (const [path, value] of Object.entries(values)) {
    const result = typeof value === 'function' ? value(inputs, version) : value;
    if (result !== undefined) set(tree, path, result);
  }
  return tree;
}

/** Values of the chart that hold secrets; Helm merges them with the others. */
export function secretChartValues({ secretValues }: CatalogueApp, secrets: Secrets, inputs: Inputs): Tree {
  const tree: Tree = {};
  for (const [path, value] of Object.entries(secretValues)) {
    const result = value(secrets, inputs);
    if (result !== undefined) set(tree, path, result);
  }
  return tree;
}
