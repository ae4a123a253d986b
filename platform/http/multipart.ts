import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const MAX_FILE_BYTES = 1024 * 1024;

/** A file of a form, read into memory (at most 1 MB). */
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

/** Allows multipart bodies: one file of at most 1 MB and twenty fields. */
export async function useMultipart(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 21 },
  });
}

/**
 * A route's `preValidation` hook: turns a multipart body into an object of texts and UploadedFile, so that one
 * zod schema serves JSON and forms. JSON bodies pass untouched.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    body[part.fieldname] =
      part.type === 'file'
        ? new UploadedFile(part.filename, part.mimetype, await part.toBuffer())
        : String(part.value);
  }
  request.body = body;
}
