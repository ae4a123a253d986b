import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql/index.js';
import type { Logger } from 'pino';
import { z } from 'zod';

const operationsFile = z.record(z.string(), z.string());

export type FoundOperation = { document: DocumentNode } | { error: GraphQLError };

/** The web client's operations by the SHA-256 of their text; reloaded when the compiler writes the file. */
export class Operations {
  readonly #file: string;
  readonly #log: Logger;
  readonly #schema: GraphQLSchema;
  readonly #ready = new Map<string, FoundOperation>();
  readonly #documents = new WeakMap<DocumentNode, string>();
  #texts = new Map<string, string>();
  #readAt = -1;

  constructor(parts: { file: string; schema: GraphQLSchema; log: Logger }) {
    this.#file = resolve(parts.file);
    this.#log = parts.log;
    this.#schema = parts.schema;
    this.#refresh();
  }

  get size(): number {
    return this.#texts.size;
  }

  /** The parsed and validated operation, or the error for the response. */
  find(id: string): FoundOperation {
    const ready = this.#ready.get(id);
    if (ready !== undefined) return ready;
    if (!this.#texts.has(id)) this.#refresh();
    const text = this.#texts.get(id);
    if (text === undefined) return { error: notFound(id) };
    const found = this.#prepare(id, text);
    this.#ready.set(id, found);
    return found;
  }

  /** Whether `find` returned this document. */
  isKnown(document: DocumentNode): boolean {
    return this.#documents.has(document);
  }

  /** The id of a document that `find` returned; undefined for any other. */
  idOf(document: DocumentNode): string | undefined {
    return this.#documents.get(document);
  }

  #prepare(id: string, text: string): FoundOperation {
    try {
      const document = parse(text, { noLocation: true });
      const rules = specifiedRules.filter((rule) => rule.name !== 'OverlappingFieldsCanBeMergedRule');
      const problem = validate(this.#schema, document, rules)[0];
      if (problem === undefined) {
        this.#documents.set(document, id);
        return { document };
      }
      this.#log.error(
        { documentId: id, problem: problem.message },
        'a persisted operation does not fit the schema',
      );
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.#log.error({ documentId: id, problem }, 'a persisted operation cannot be parsed');
    }
    return { error: outdated(id) };
  }

  #refresh(): void {
    try {
      const changedAt = statSync(this.#file).mtimeMs;
      if (changedAt === this.#readAt) return;
      this.#texts = new Map(
        Object.entries(operationsFile.parse(JSON.parse(readFileSync(this.#file, 'utf8')))),
      );
      this.#ready.clear();
      this.#readAt = changedAt;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ file: this.#file, reason }, 'the persisted operations cannot be read');
    }
  }
}

const shown = (id: string) => id.slice(0, 80);

function notFound(id: string): GraphQLError {
  return new GraphQLError(
    `There is no persisted operation "${shown(id)}". The page is older or newer than the server: reload it.`,
    { extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND', http: { status: 404 } } },
  );
}

function outdated(id: string): GraphQLError {
  return new GraphQLError(`The persisted operation "${shown(id)}" does not fit the schema of this server.`, {
    extensions: { code: 'PERSISTED_OPERATION_INVALID', http: { status: 400 } },
  });
}

const TEXT_REFUSED = {
  trusted: 'This server runs only the operations it knows. Send documentId instead of query.',
  nobody: 'Sign in, or send an API key as "Authorization: Bearer …", to run operations of your own.',
  unknown:
    'The session or API key is not accepted: it is wrong, switched off or over. Sign in again, or use another key.',
} as const;

/**
 * The error for text operations: they are disabled, the caller has no credentials, or the platform does not know
 * them.
 */
export function textRefused(reason: keyof typeof TEXT_REFUSED): GraphQLError {
  const code = reason === 'trusted' ? 'TEXT_REFUSED' : 'UNAUTHENTICATED';
  return new GraphQLError(TEXT_REFUSED[reason], { extensions: { code } });
}

/** The error for a request without an operation. */
export function missingOperation(): GraphQLError {
  return new GraphQLError('The request has neither "query" nor "documentId".', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

const LONGEST_PUBLIC = 8000;
const INTROSPECTION: ReadonlySet<string> = new Set(['__schema', '__type', '__typename']);
const SIGN_IN: ReadonlySet<string> = new Set(['signIn', 'submitOneTimeCode']);

function isPublicOperation({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const names = selections.map((node) => (node.kind === Kind.FIELD ? node.name.value : ''));
  if (names.every((name) => INTROSPECTION.has(name))) return true;
  return names.length === 1 && names.every((name) => SIGN_IN.has(name));
}

/** Whether the text needs no credentials: it queries the schema, as GraphiQL does before sign-in, or signs in once. */
export function isPublicText(text: string): boolean {
  if (text.length > LONGEST_PUBLIC) return false;
  try {
    return parse(text).definitions.every(
      (node) => node.kind !== Kind.OPERATION_DEFINITION || isPublicOperation(node),
    );
  } catch {
    return false;
  }
}
