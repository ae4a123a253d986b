import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { text } from '../messages/messages.ts';
import { invalid } from './errors.ts';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** A file of a form, read into memory (at most 2 MB). */
export class UploadedFile {
  readonly filename: string;
  readonly mimetype: string;
  readonly bytes: Buffer;

  constructor(filename: string, mimetype: string, bytes: Buffer) {
    this.filename = filename;
    this.mimetype = mimetype;
    this.bytes = bytes;
  }
}

/** Accepts multipart bodies with one file of at most 2 MB and twenty fields. */
export async function useMultipart(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 21 },
  });
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** A file above the limit is an invalid value of its field, not a malformed request. */
async function bytesOf(file: MultipartFile): Promise<Buffer> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    throw invalid(file.fieldname, text('file_too_large'));
  }
}

/**
 * A route's `preValidation` hook: turns a multipart body into an object of strings and UploadedFile, so that one zod
 * schema serves JSON and forms. JSON bodies are unchanged. 422 on the field of a file above 2 MB.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    body[part.fieldname] =
      part.type === 'file'
        ? new UploadedFile(part.filename, part.mimetype, await bytesOf(part))
        : String(part.value);
  }
  request.body = body;
}
