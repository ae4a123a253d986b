import type { Core } from '../../../core.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { isUuid } from '../../../http/envelope.ts';
import { notFound } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { AccountService } from '../../account/account.service.ts';
import { requirePermission } from '../../account/permissions.ts';
import { invoicePdf } from './invoicePdf.ts';
import { findInvoice, pageOfInvoices, type InvoiceRow } from './invoices.store.ts';

interface Deps extends Pick<Core, 'db'> {
  account: Pick<AccountService, 'user'>;
}

export type Invoices = ReturnType<typeof createInvoices>;

/** Invoices of an account. */
export function createInvoices({ db, account }: Deps) {
  const page = async (
    actor: Actor,
    query: { page: number; pageSize: number },
  ): Promise<{ rows: InvoiceRow[]; total: number }> => {
    requirePermission(actor, 'billing.manage');
    return pageOfInvoices(db, actor.accountId, query);
  };

  /** One invoice of the caller's account; 404 for any other. */
  const find = async (actor: Actor, id: string): Promise<InvoiceRow> => {
    requirePermission(actor, 'billing.manage');
    const row = isUuid(id) ? await findInvoice(db, actor.accountId, id) : null;
    if (!row) throw notFound(text('invoice_not_found'));
    return row;
  };

  /** The invoice as a PDF in the caller's language. */
  const pdf = async (actor: Actor, id: string): Promise<{ name: string; bytes: Buffer }> => {
    const row = await find(actor, id);
    const { locale } = await account.user(actor.userId);
    return { name: `${row.number}.pdf`, bytes: await invoicePdf(row, locale) };
  };

  return { page, find, pdf };
}
