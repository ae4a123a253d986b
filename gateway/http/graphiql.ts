import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { headerReader, sendText } from './answers.ts';
import { encodingFor } from './compression.ts';
import { graphiqlPolicy } from './security.ts';

const hashes = z.array(z.string());

/** Serves the page that the build wrote into `folder`, from the disk. */
export class GraphiqlPage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async serve(request: IncomingMessage, response: ServerResponse, host: string): Promise<void> {
    const list = join(this.#folder, 'hashes.json');
    if (!existsSync(list)) return sendText(response, 404, 'GraphiQL is not built: run "npm run build".');
    const isPlain = encodingFor(headerReader(request)('accept-encoding')) === 'identity';
    const file = join(this.#folder, isPlain ? 'page.html' : 'page.html.gz');
    const scriptHashes = hashes.parse(JSON.parse(readFileSync(list, 'utf8')));
    response.setHeader('content-security-policy', graphiqlPolicy(host, scriptHashes));
    if (!isPlain) response.setHeader('content-encoding', 'gzip');
    response.setHeader('vary', 'accept, accept-encoding');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': statSync(file).size,
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(file), response);
  }
}
