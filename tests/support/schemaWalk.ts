import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql/index.js';

type Fields = GraphQLField<unknown, unknown>;

/** Limits high enough for operations that select the whole graph. */
export const unlimited = {
  MAX_DEPTH: '60',
  MAX_TOKENS: '2000000',
  MAX_ALIASES: '100000',
  MAX_SELECTIONS: '1000000',
  MAX_COST: '999999999',
  MAX_PLATFORM_CALLS: '999999999',
  MAX_BODY_BYTES: '4000000',
  // Such an operation makes thousands of calls at once, which a busy machine answers slowly.
  UPSTREAM_TIMEOUT_MS: '240000',
};

/** The object types that implement Node, by name. */
export function nodeTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('the graph has no Node');
  return [...schema.getPossibleTypes(node)].sort((a, b) => a.name.localeCompare(b.name));
}

const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');
export const isConnection = (type: GraphQLObjectType) => type.name.endsWith('Connection');

export interface WalkOptions {
  /** Nesting depth of nodes with all fields; deeper nodes get only id and __typename. Unlimited by default. */
  nodes?: number;
  /** Fields to leave out, as `Type.field`. */
  without?: readonly string[];
}

/** Fields that differ between two reads without any change, as `Type.field`. */
export const changingByThemselves: readonly string[] = [
  // The observer notes what workloads have ordered.
  ...['Cluster.attachments', 'AccountUsage.monthlyEstimate'],
  ...['Cluster.resources', 'Cluster.healthSummary', 'Viewer.session', 'ApiKey.lastUsedAt'],
  ...['Cluster', 'ClusterNode', 'Deployment'].map((type) => `${type}.usageHistory`),
  'PostgresCluster.metrics',
  // Changes are archived all the time, and by schedule a backup is made.
  ...['recoveryWindow', 'backups'].map((field) => `PostgresCluster.${field}`),
  'PostgresBackupSettings.lastBackupAt',
  // A job counts the hours of servers.
  ...['Account.costs', 'AccountUsage.monthlyTrend'],
  ...['updatedAt', 'usage', 'requests'].map((field) => `ClusterHealth.${field}`),
  ...['usage', 'requests', 'evictablePodCount'].map((field) => `ClusterNode.${field}`),
  ...['Cluster.kubernetesEvents', 'Container.restartCount'],
  // One call of the platform per pod, of which the sample clusters have many.
  ...['conditions', 'events', 'restartCount', 'usage', 'usageHistory', 'yaml'].map((field) => `Pod.${field}`),
  ...['Deployment.events', 'DeploymentAutoscaling.status'],
  ...['PodContainer.restartCount', 'ProblematicPod.restartCount'],
  ...['fetchedAt', 'message', 'revision', 'state'].map((field) => `GitopsSource.${field}`),
  ...['lastAppliedRevision', 'message', 'reconciledAt', 'state'].map(
    (field) => `GitopsKustomization.${field}`,
  ),
];

function expectFields(schema: GraphQLSchema, names: readonly string[]): void {
  for (const name of names) {
    const [type = '', field = ''] = name.split('.');
    const found = schema.getType(type);
    if (!isObjectType(found) || !(field in found.getFields())) throw new Error(`there is no field ${name}`);
  }
}

const membersOf = (schema: GraphQLSchema, field: Fields): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
};

/** The field nearest to the root that leads to each node type, as `Type.field`. */
function nearestFields(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  isSelected: (on: GraphQLObjectType, field: Fields) => boolean,
): Map<string, string> {
  const nearest = new Map<string, string>();
  const reached = new Set([root]);
  for (const on of reached)
    for (const field of Object.values(on.getFields())) {
      if (!isSelected(on, field)) continue;
      for (const type of membersOf(schema, field)) {
        if (!reached.has(type)) nearest.set(type.name, `${on.name}.${field.name}`);
        reached.add(type);
      }
    }
  return nearest;
}

/**
 * Selects all fields of a type without required arguments. A node has all its fields only at the place nearest to the
 * type, and id and __typename elsewhere: otherwise each activity would repeat its whole cluster.
 */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { nodes = Infinity, without = [] }: WalkOptions = {},
): string {
  expectFields(schema, without);
  const isSelected = (on: GraphQLObjectType, field: Fields) =>
    !field.args.some(isRequiredArgument) && !without.includes(`${on.name}.${field.name}`);
  const nearest = nearestFields(schema, type, isSelected);
  const fieldOf = (on: GraphQLObjectType, field: Fields, path: readonly string[], left: number): string => {
    if (!isSelected(on, field)) return '';
    const below = getNamedType(field.type);
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 100)' : '';
    if (!isAbstractType(below) && !isObjectType(below)) return field.name;
    const by = `${on.name}.${field.name}`;
    const set = isObjectType(below) ? setOf(below, path, left, by) : abstractSet(below, path, left);
    return set === '' ? '' : `${field.name}${page} ${set}`;
  };
  const setOf = (on: GraphQLObjectType, path: readonly string[], left: number, by?: string): string => {
    const isShort = isNode(on) && (left === 0 || (by !== undefined && nearest.get(on.name) !== by));
    if (path.includes(on.name) || isShort) return isNode(on) ? '{ __typename id }' : '';
    const rest = isNode(on) ? left - 1 : left;
    const fields = Object.values(on.getFields()).map((one) => fieldOf(on, one, [...path, on.name], rest));
    return `{ __typename ${fields.join(' ')} }`;
  };
  // Members of an abstract type may have fields of the same name with different types, so each field is aliased.
  const abstractSet = (
    on: Parameters<typeof schema.getPossibleTypes>[0],
    path: readonly string[],
    left: number,
  ): string => {
    const members = schema.getPossibleTypes(on).map((member, at) => {
      const fields = Object.values(member.getFields()).map((one) => fieldOf(member, one, path, left));
      const own = fields.filter((text) => text !== '').map((text) => `m${at}${text.split(/\W/)[0]}: ${text}`);
      return `... on ${member.name} { ${own.join(' ')} }`;
    });
    return `{ __typename ${members.join(' ')} }`;
  };
  return setOf(type, [], nodes);
}

/** A selection of the whole result of a root field, whatever its type. */
export function resultSelection(schema: GraphQLSchema, field: Fields, options: WalkOptions = {}): string {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return selectionOf(schema, type, options);
  if (!isAbstractType(type)) return '';
  const members = schema.getPossibleTypes(type).map((member, at) => {
    const inner = selectionOf(schema, member, options);
    const own = inner.slice(1, -1).replace('__typename', '');
    return `... on ${member.name} { m${at}: __typename ${aliased(own, `m${at}`)} }`;
  });
  return `{ __typename ${members.join(' ')} }`;
}

/** Aliases the top-level fields with a prefix. */
function aliased(fields: string, prefix: string): string {
  let depth = 0;
  return fields.replaceAll(/[{}()]|\w+(?![\w:])/g, (token) => {
    if (token === '{' || token === '(') depth += 1;
    if (token === '}' || token === ')') depth -= 1;
    return depth === 0 && /^\w/.test(token) ? `${prefix}${token}: ${token}` : token;
  });
}

/** Every object in a result, outermost first. */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>;
    for (const member of Object.values(value)) yield* objectsIn(member);
  }
}

/** The ids of all nodes in a result, by type. */
export function idsIn(result: unknown): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { __typename: type, id } of objectsIn(result)) {
    if (typeof type !== 'string' || typeof id !== 'string') continue;
    found.set(type, (found.get(type) ?? new Set()).add(id));
  }
  return found;
}

/** Every string in a result, except in fields with these names. */
export function textsIn(result: unknown, without: readonly string[] = []): Set<string> {
  const texts = new Set<string>();
  for (const object of objectsIn(result)) {
    for (const [name, value] of Object.entries(object)) {
      if (without.includes(name)) continue;
      for (const one of [value].flat()) if (typeof one === 'string') texts.add(one);
    }
  }
  return texts;
}

/** The node types whose id an argument or input field takes; null if it takes no id, [] for any type. */
export function idTypesOf(input: GraphQLArgument | GraphQLInputField): string[] | null {
  if (getNamedType(input.type).name !== 'ID') return null;
  const named = input.extensions['relayGlobalIDFor'] as { typename: string }[] | null | undefined;
  return named?.map(({ typename }) => typename) ?? [];
}

/** Whether the input takes an id at any depth. */
export function takesId(input: GraphQLArgument | GraphQLInputField, seen: readonly string[] = []): boolean {
  const type = getNamedType(input.type);
  if (idTypesOf(input) !== null) return true;
  if (!isInputObjectType(type) || seen.includes(type.name)) return false;
  return Object.values(type.getFields()).some((field) => takesId(field, [...seen, type.name]));
}

/** Returns the value of a scalar or id field; undefined for a default value of its type. */
export type ValueFor = (field: GraphQLArgument | GraphQLInputField) => unknown;

/** A plausible value for an input with all optional fields set. */
export function inputFor(input: GraphQLArgument | GraphQLInputField, valueFor: ValueFor): unknown {
  const known = valueFor(input);
  return known === undefined ? made(input.type, valueFor) : known;
}

function made(type: GraphQLInputType, valueFor: ValueFor): unknown {
  if (isNonNullType(type)) return made(type.ofType, valueFor);
  if (isListType(type)) return [made(type.ofType, valueFor)];
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const fields = type.isOneOf ? all.slice(0, 1) : all;
    return Object.fromEntries(fields.map((field) => [field.name, inputFor(field, valueFor)]));
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const leaves: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    JSON: {},
    DateTime: '2999-01-01T00:00:00Z',
  };
  return leaves[type.name] ?? 'stranger';
}
