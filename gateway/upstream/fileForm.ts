import { randomUUID } from 'node:crypto';

/** A form with one file, as the platform takes it. */
export class FileForm {
  readonly contentType: string;
  readonly body: Buffer;

  /** `field` is a word of ours. The file's own name stays here: it is of no use there and may say something. */
  constructor(field: string, bytes: Buffer) {
    const boundary = `kubedeck-${randomUUID()}`;
    const disposition = `form-data; name="${field}"; filename="${field}"`;
    const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`;
    this.contentType = `multipart/form-data; boundary=${boundary}`;
    this.body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  }
}
