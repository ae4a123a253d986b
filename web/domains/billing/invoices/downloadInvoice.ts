import { downloadFile } from '../../../lib/download.ts';
import { sessionExpired } from '../../../relay/signals.ts';

/** Saves an invoice as a file. False if it could not be loaded. */
export async function downloadInvoice(uuid: string, fileName: string, language: string): Promise<boolean> {
  try {
    const answer = await fetch(`/download/invoices/${encodeURIComponent(uuid)}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-graphql-yoga-csrf': '1', 'accept-language': language },
    });
    if (answer.status === 401) sessionExpired.emit();
    if (!answer.ok) return false;
    downloadFile(await answer.blob(), fileName);
    return true;
  } catch {
    return false;
  }
}
