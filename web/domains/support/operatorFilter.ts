export const MAIL_STATUSES = ['QUEUED', 'RETRYING', 'FAILED'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** What of the address the page's query uses. */
export function operatorFilter(params: URLSearchParams): { search: string; status: MailStatus | null } {
  const status = MAIL_STATUSES.find((known) => known === params.get('status')) ?? null;
  return { search: params.get('q') ?? '', status };
}
