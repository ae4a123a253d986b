import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { formatDate } from '../../../lib/time.ts';
import { downloadFromServer } from '../../../relay/downloadFromServer.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import type { InvoiceRow_invoice$key } from './__generated__/InvoiceRow_invoice.graphql.ts';

const TONES = { PAID: 'ok', PENDING: 'progress', OTHER: 'neutral' } as const;

/** One invoice with its PDF. */
export function InvoiceRow({ invoice }: { invoice: InvoiceRow_invoice$key }) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const { uuid, number, issuedAt, description, product, status, total } = useFragment(
    graphql`
      fragment InvoiceRow_invoice on Invoice {
        uuid
        number
        issuedAt
        description
        product
        status
        total {
          amount
        }
      }
    `,
    invoice,
  );
  const download = async () => {
    setBusy(true);
    const result = await downloadFromServer(
      `/download/invoices/${encodeURIComponent(uuid)}`,
      `${number}.pdf`,
    );
    setBusy(false);
    if (result.ok || result.kind === 'expired') return;
    toast.error({ title: t('settings.invoices.downloadFailed'), description: result.message });
  };
  const known = status in TONES ? (status as keyof typeof TONES) : 'OTHER';
  return (
    <Row>
      <Cell isMono>{number}</Cell>
      <Cell label={t('settings.invoices.column.date')}>{formatDate(new Date(issuedAt), locale)}</Cell>
      <Cell label={t('settings.invoices.column.description')}>
        {product ? t(`settings.invoices.product.${product}`) : description}
      </Cell>
      <Cell label={t('settings.invoices.column.amount')} align="end">
        <Money amount={eurosOf(total.amount)} />
      </Cell>
      <Cell label={t('settings.invoices.column.status')}>
        <StatusBadge tone={TONES[known]} isBusy={false} label={t(`settings.invoices.status.${known}`)} />
      </Cell>
      <Cell>
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          isBusy={isBusy}
          aria-label={t('settings.invoices.download', { number })}
          onClick={() => void download()}
        >
          PDF
        </Button>
      </Cell>
    </Row>
  );
}
