import { currentLocale } from '../i18n/i18n.ts';
import { translateMessage, type ServerMessage } from '../i18n/MessageText.tsx';
import { downloadFile } from '../lib/download.ts';
import { sessionExpired } from './signals.ts';

export type DownloadResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** `expired`: the sign-in dialog is open, so show nothing. `interrupted`: the response is missing or incomplete. */
      readonly kind: 'expired' | 'refused' | 'interrupted';
      /** The server's reason, if it sent one. */
      readonly message?: string | undefined;
    };

interface Refusal {
  readonly errors?: readonly { readonly extensions?: { readonly detail?: ServerMessage } }[];
}

async function messageOf(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => null)) as Refusal | null;
  const detail = body?.errors?.[0]?.extensions?.detail;
  return detail && translateMessage(detail).text;
}

/** Requests a file of the gateway and saves it when it is complete; it is never in the store. */
export async function downloadFromServer(path: string, fileName: string): Promise<DownloadResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-graphql-yoga-csrf': '1', 'accept-language': currentLocale() },
    });
    if (response.status === 401) {
      sessionExpired.emit();
      return { ok: false, kind: 'expired' };
    }
    if (!response.ok) return { ok: false, kind: 'refused', message: await messageOf(response) };
    downloadFile(await response.blob(), fileName);
    return { ok: true };
  } catch {
    return { ok: false, kind: 'interrupted' };
  }
}
