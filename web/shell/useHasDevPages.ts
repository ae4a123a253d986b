import { useEffect, useState } from 'react';

/**
 * Does this installation run on its embedded platform, with its outbox and playable checkout? Where it does not, the
 * address belongs to the web client, which answers with its page: so the type of the answer tells, and no request fails.
 */
async function hasDevPages(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/dev/outbox.json', {
    method: 'HEAD',
    headers: { accept: 'text/html' },
    signal,
  });
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/json');
}

/** true once the pages of the embedded platform have answered. */
export function useHasDevPages(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    hasDevPages(controller.signal).then(setThere, () => undefined);
    return () => controller.abort();
  }, []);
  return isThere;
}
