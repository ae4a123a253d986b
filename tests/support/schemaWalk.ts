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

/** Deeper than any page asks: what only walks of the whole graph need. */
export const unlimited = {
  MAX_DEPTH: '60',
  MAX_TOKENS: '500000',
  MAX_ALIASES: '20000',
  MAX_COST: '999999999',
  MAX_PLATFORM_CALLS: '999999999',
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
  /** How many nodes deep everything is selected; below, nodes are named only. */
  nodes?: number;
  /** Fields left out, as `Type.field`. */
  without?: readonly string[];
}

/** Fields that differ between two reads while nobody changes anything, as `Type.field`. */
export const changingByThemselves: readonly string[] = [
  ...['Cluster.resources', 'Viewer.session', 'ApiKey.lastUsedAt'],
  ...['updatedAt', 'usage', 'requests'].map((field) => `ClusterHealth.${field}`),
  ...['usage', 'requests'].map((field) => `ClusterNode.${field}`),
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

/** Everything that can be selected of a type without arguments of one's own, with the id and type of every node. */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { nodes = 3, without = [] }: WalkOptions = {},
): string {
  expectFields(schema, without);
  const fieldOf = (on: GraphQLObjectType, field: Fields, path: readonly string[], left: number): string => {
    if (field.args.some(isRequiredArgument) || without.includes(`${on.name}.${field.name}`)) return '';
    const below = getNamedType(field.type);
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 100)' : '';
    if (!isAbstractType(below) && !isObjectType(below)) return field.name;
    const set = isObjectType(below) ? setOf(below, path, left) : abstractSet(below, path, left);
    return set === '' ? '' : `${field.name}${page} ${set}`;
  };
  const setOf = (on: GraphQLObjectType, path: readonly string[], left: number): string => {
    if (path.includes(on.name) || (isNode(on) && left === 0)) return isNode(on) ? '{ __typename id }' : '';
    const rest = isNode(on) ? left - 1 : left;
    const fields = Object.values(on.getFields()).map((one) => fieldOf(on, one, [...path, on.name], rest));
    return `{ __typename ${fields.join(' ')} }`;
  };
  // The same field may have another type in another member: each member is selected under names of its own.
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

/** The answer of a root field whatever it is: selected as far as the graph goes. */
export function answerOf(schema: GraphQLSchema, field: Fields, options: WalkOptions = {}): string {
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

/** Puts a prefix before the names of the outermost fields. */
function aliased(fields: string, prefix: string): string {
  let depth = 0;
  return fields.replaceAll(/[{}()]|\w+(?![\w:])/g, (token) => {
    if (token === '{' || token === '(') depth += 1;
    if (token === '}' || token === ')') depth -= 1;
    return depth === 0 && /^\w/.test(token) ? `${prefix}${token}: ${token}` : token;
  });
}

/** Every object of an answer, the outermost first. */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>;
    for (const member of Object.values(value)) yield* objectsIn(member);
  }
}

/** The ids of all nodes of an answer, by type. */
export function idsIn(answer: unknown): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { __typename: type, id } of objectsIn(answer)) {
    if (typeof type !== 'string' || typeof id !== 'string') continue;
    found.set(type, (found.get(type) ?? new Set()).add(id));
  }
  return found;
}

/** Every text of an answer; what the named fields hold is left out. */
export function textsIn(answer: unknown, without: readonly string[] = []): Set<string> {
  const texts = new Set<string>();
  for (const object of objectsIn(answer)) {
    for (const [name, value] of Object.entries(object)) {
      if (without.includes(name)) continue;
      for (const one of [value].flat()) if (typeof one === 'string') texts.add(one);
    }
  }
  return texts;
}

/** The types of node that an argument or input field takes the id of; null where it takes no id, [] for any. */
export function idTypesOf(input: GraphQLArgument | GraphQLInputField): string[] | null {
  if (getNamedType(input.type).name !== 'ID') return null;
  const named = input.extensions['relayGlobalIDFor'] as { typename: string }[] | null | undefined;
  return named?.map(({ typename }) => typename) ?? [];
}

/** Does the input, or anything inside of it, take an id? */
export function takesId(input: GraphQLArgument | GraphQLInputField, seen: readonly string[] = []): boolean {
  const type = getNamedType(input.type);
  if (idTypesOf(input) !== null) return true;
  if (!isInputObjectType(type) || seen.includes(type.name)) return false;
  return Object.values(type.getFields()).some((field) => takesId(field, [...seen, type.name]));
}

/** What goes into leaves: by the name of the field, or undefined for something of its type. */
export type ValueFor = (field: GraphQLArgument | GraphQLInputField) => unknown;

/** A value that looks right for an input, with all that may be given, given. */
export function inputFor(input: GraphQLArgument | GraphQLInputField, valueFor: ValueFor): unknown {
  const known = valueFor(input);
  return known === undefined ? made(input.type, valueFor) : known;
}

function made(type: GraphQLInputType, valueFor: ValueFor): unknown {
  if (isNonNullType(type)) return made(type.ofType, valueFor);
  if (isListType(type)) return [made(type.ofType, valueFor)];
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
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
