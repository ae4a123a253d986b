import { useEffect, useState } from 'react';

/**
 * Whether this installation runs the embedded platform with its outbox and demo checkout. Elsewhere the web client
 * serves that path with its HTML page, so the content type of the response decides and no request fails.
 */
async function hasDevPages(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/dev/outbox.json', {
    method: 'HEAD',
    headers: { accept: 'text/html' },
    signal,
  });
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/json');
}

/** True once the pages of the embedded platform have responded. */
export function useHasDevPages(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    hasDevPages(controller.signal).then(setThere, () => undefined);
    return () => controller.abort();
  }, []);
  return isThere;
}
