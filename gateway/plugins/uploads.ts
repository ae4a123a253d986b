import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { UploadedFile } from '../graphql/Upload.ts';
import { isObject } from './params.ts';

/** `operations`, `map` and one file. */
const PARTS = 3;
const FORM = /^multipart\/form-data\s*;/i;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i;

/** Is it a body with files, by its content type? */
export const isForm = (contentType: string | null | undefined): boolean => FORM.test(contentType ?? '');

/** A form that does not follow the rules; `part` is where. */
function wrong(part: string, message: string): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', part, http: { status: 400 } };
  return new GraphQLError(message, { extensions });
}

/** More parts than three are not even read: a body of many small ones would keep the process busy for a second. */
function requireFewParts(bytes: Buffer, boundary: string): void {
  const delimiter = `--${boundary}`;
  let found = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    found += 1;
    // The last delimiter ends the form.
    if (found > PARTS + 1) {
      throw wrong('map', 'The form has too many parts. Send "operations", "map" and one file.');
    }
  }
}

async function readForm(request: Request): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? '';
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw wrong('operations', 'The content type of the form names no boundary.');
  const bytes = Buffer.from(await request.arrayBuffer());
  requireFewParts(bytes, boundary);
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw wrong('operations', 'The form cannot be read: it is not multipart/form-data, or it breaks off.');
  }
}

/** The JSON object of a text part that there must be once. */
function objectIn(form: FormData, part: 'operations' | 'map'): Record<string, unknown> {
  const [text, ...more] = form.getAll(part);
  if (typeof text !== 'string' || more.length > 0) {
    throw wrong(part, `The form needs the text part "${part}", once, before the file.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong(part, `The part "${part}" is not valid JSON.`);
  }
  if (Array.isArray(value) && part === 'operations') {
    throw wrong(part, 'Batching is not supported. Send one operation in "operations".');
  }
  if (!isObject(value)) throw wrong(part, `The part "${part}" must be a JSON object.`);
  return value;
}

/** The one file of the map: the part's name and its path in the operation. */
function mapped(map: Record<string, unknown>): { part: string; path: string } {
  const [entry, ...more] = Object.entries(map);
  if (entry === undefined) throw wrong('map', 'The part "map" names no file. Send JSON when there is none.');
  if (more.length > 0) throw wrong('map', 'One file for one operation: the part "map" names several.');
  const [part, paths] = entry;
  const [path, ...others] = Array.isArray(paths) ? (paths as unknown[]) : [];
  if (typeof path !== 'string' || others.length > 0) {
    throw wrong(
      'map',
      `The part "map" must give one path for "${part}", such as ["variables.input.avatar"].`,
    );
  }
  return { part, path };
}

/** Puts the file where the map says; null must stand there. Own members only: a path is the client's word. */
function place(operations: Record<string, unknown>, path: string, file: UploadedFile): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let owner: unknown = steps[0] === 'variables' ? operations : undefined;
  for (const step of steps) {
    owner =
      typeof owner === 'object' && owner !== null && Object.hasOwn(owner, step)
        ? (owner as Record<string, unknown>)[step]
        : undefined;
  }
  const isPlace = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, last);
  if (!isPlace || (owner as Record<string, unknown>)[last] !== null) {
    throw wrong('map', `The path "${path}" of the part "map" must lead to a null in the variables.`);
  }
  (owner as Record<string, unknown>)[last] = file;
}

/** The operation of a form, with its file in place. */
async function parseForm(request: Request): Promise<Record<string, unknown>> {
  const form = await readForm(request);
  const operations = objectIn(form, 'operations');
  const { part, path } = mapped(objectIn(form, 'map'));
  for (const name of form.keys()) {
    if (name !== 'operations' && name !== 'map' && name !== part) {
      throw wrong(name.slice(0, 80), `The part "${name.slice(0, 80)}" is not named in "map".`);
    }
  }
  const [file, ...more] = form.getAll(part);
  if (!(file instanceof File) || more.length > 0) {
    throw wrong(part.slice(0, 80), `The form needs the file "${part.slice(0, 80)}", once, as "map" says.`);
  }
  place(operations, path, new UploadedFile(file.name, file.type, Buffer.from(await file.arrayBuffer())));
  return operations;
}

/**
 * Operations with a file, by the GraphQL multipart request specification. What follows is as for JSON: the rules for
 * text and documentId, the limits, the mutation. The body is bounded before it gets here (`http/uploads.ts`).
 */
export function useUploads(): Plugin {
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method !== 'POST' || !isForm(request.headers.get('content-type'))) return;
      setRequestParser(async () => parseForm(request) as never);
    },
  };
}
