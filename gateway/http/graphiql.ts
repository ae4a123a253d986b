import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { sendText } from './responses.ts';
import { graphiqlPolicy } from './security.ts';
import { staticFiles } from './staticFiles.ts';

const hashes = z.array(z.string());

/** Serves the GraphiQL page that the build wrote into `folder`. */
export function createGraphiql(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, host: string) => void {
  const list = join(folder, 'hashes.json');
  const serve = staticFiles(folder, () => 'no-cache');
  const missing = (response: ServerResponse) =>
    sendText(response, 404, 'GraphiQL is not built: run "npm run build".');
  return (request, response, host) => {
    if (!existsSync(list)) return missing(response);
    const scriptHashes = hashes.parse(JSON.parse(readFileSync(list, 'utf8')));
    response.setHeader('content-security-policy', graphiqlPolicy(host, scriptHashes));
    // The same path serves operations.
    response.setHeader('vary', 'accept');
    serve(request, response, '/page.html', () => missing(response));
  };
}
