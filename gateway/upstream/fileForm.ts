import { randomUUID } from 'node:crypto';

/** A form with one file, in the platform's format. */
export class FileForm {
  readonly contentType: string;
  readonly body: Buffer;

  /** `field` is a constant. The client's file name is not passed on, because it is not needed and may be private. */
  constructor(field: string, bytes: Buffer) {
    const boundary = `kubedeck-${randomUUID()}`;
    const disposition = `form-data; name="${field}"; filename="${field}"`;
    const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`;
    this.contentType = `multipart/form-data; boundary=${boundary}`;
    this.body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  }
}
