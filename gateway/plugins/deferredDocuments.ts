import {
  getOperationAST,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql/index.js';

type FragmentNode = FragmentSpreadNode | InlineFragmentNode;

/** One deferred fragment as a document of its own: the way to it, and nothing beside it. */
export interface DeferredDocument {
  label: string | null;
  /** The response names of the fields on the way. */
  path: readonly string[];
  document: DocumentNode;
}

/** A document that asks for parts, as several that do not. */
export interface DeferredDocuments {
  first: DocumentNode;
  rest: readonly DeferredDocument[];
}

/** What stands between the operation and a fragment: fields, and the fragments they are in. */
type Step = FieldNode | InlineFragmentNode;

const deferOf = (node: SelectionNode) => node.directives?.find(({ name }) => name.value === 'defer');

const isDeferred = (node: SelectionNode): node is FragmentNode =>
  node.kind !== Kind.FIELD && deferOf(node) !== undefined;

/** A document beyond what can be split: it is answered by the general executor. */
class Unsplittable extends Error {}

const set = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
});

/** Leaves out what is deferred, everywhere below. */
function withoutDeferred<Node extends OperationDefinitionNode | FragmentDefinitionNode | FragmentNode>(
  node: Node,
): Node {
  return visit<Node>(node, {
    SelectionSet(inner: SelectionSetNode) {
      const selections = inner.selections.filter((each) => !isDeferred(each));
      // The answer would be an object without a single field, which cannot be asked for.
      if (selections.length === 0) throw new Unsplittable();
      return selections.length === inner.selections.length ? undefined : set(selections);
    },
  });
}

const withoutDefer = (node: FragmentNode): FragmentNode => ({
  ...node,
  directives: node.directives?.filter(({ name }) => name.value !== 'defer') ?? [],
});

function labelOf(node: FragmentNode): string | null {
  const given = deferOf(node)?.arguments ?? [];
  const label = given.find(({ name }) => name.value === 'label')?.value;
  // `if` decides with each request.
  if (given.length !== (label ? 1 : 0)) throw new Unsplittable();
  return label?.kind === Kind.STRING ? label.value : null;
}

class Splitter {
  readonly #schema: GraphQLSchema;
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** What stands beside the operation in every document. */
  readonly #plainFragments: readonly FragmentDefinitionNode[];
  readonly #found = new Map<string, DeferredDocument>();

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.#operation = operation;
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]));
    this.#plainFragments = fragments.map(withoutDeferred);
  }

  split(): DeferredDocuments {
    const { selectionSet, operation } = this.#operation;
    this.#walk(selectionSet, this.#schema.getRootType(operation) ?? undefined, []);
    return { first: this.#documentOf(withoutDeferred(this.#operation)), rest: [...this.#found.values()] };
  }

  #documentOf(operation: OperationDefinitionNode): DocumentNode {
    return { kind: Kind.DOCUMENT, definitions: [operation, ...this.#plainFragments] };
  }

  #walk(selections: SelectionSetNode, type: GraphQLNamedType | undefined, way: readonly Step[]): void {
    for (const node of selections.selections) {
      if (node.kind === Kind.FIELD) this.#intoField(node, type, way);
      else this.#intoFragment(node, type, way);
    }
  }

  #intoField(node: FieldNode, type: GraphQLNamedType | undefined, way: readonly Step[]): void {
    if (node.selectionSet === undefined) return;
    const isComposite = isObjectType(type) || isInterfaceType(type);
    const field = isComposite ? type.getFields()[node.name.value] : undefined;
    if (field === undefined) throw new Unsplittable();
    const before = this.#found.size;
    this.#walk(node.selectionSet, getNamedType(field.type), [...way, node]);
    // Which of a list's items it belongs to, only the run can tell.
    if (isListType(getNullableType(field.type)) && this.#found.size > before) throw new Unsplittable();
  }

  #intoFragment(node: FragmentNode, type: GraphQLNamedType | undefined, way: readonly Step[]): void {
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
    if (fragment === undefined) throw new Unsplittable();
    if (isDeferred(node)) this.#note(node, way);
    const { typeCondition, selectionSet } = fragment;
    const inner = typeCondition ? this.#schema.getType(typeCondition.name.value) : type;
    const step: InlineFragmentNode = {
      kind: Kind.INLINE_FRAGMENT,
      directives: withoutDefer(node).directives ?? [],
      selectionSet,
      ...(typeCondition ? { typeCondition } : {}),
    };
    this.#walk(selectionSet, inner, [...way, step]);
  }

  #note(node: FragmentNode, way: readonly Step[]): void {
    const path = way.flatMap((step) =>
      step.kind === Kind.FIELD ? [step.alias?.value ?? step.name.value] : [],
    );
    const label = labelOf(node);
    const key = JSON.stringify([label, path]);
    if (this.#found.has(key)) return;
    const wanted: SelectionNode = withoutDeferred(withoutDefer(node));
    const selection = way.reduceRight<SelectionNode>(
      (inner, step) => ({ ...step, selectionSet: set([inner]) }),
      wanted,
    );
    const document = this.#documentOf({ ...this.#operation, selectionSet: set([selection]) });
    this.#found.set(key, { label, path, document });
  }
}

/**
 * Splits a document at its deferred fragments; null when it cannot be split: below a list, with `if`, or where nothing
 * would be left beside the fragment. All documents take the same variables. Together they ask for what the whole does,
 * the fields on the way several times: one request's context reads each resource once.
 */
export function splitDeferred(schema: GraphQLSchema, document: DocumentNode): DeferredDocuments | null {
  const operation = getOperationAST(document);
  if (!operation) return null;
  try {
    return new Splitter(schema, document, operation).split();
  } catch (error) {
    if (error instanceof Unsplittable) return null;
    throw error;
  }
}
