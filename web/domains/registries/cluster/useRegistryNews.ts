import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText, type MessageKey } from '../../../i18n/MessageText.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

interface Standing {
  readonly name: string;
  readonly status: string | null | undefined;
  readonly detail: MessageKey | null | undefined;
}

type Order = 'apply' | 'remove';

/**
 * Announces the result of actions started here. Call it with an accepted action; results of others are visible in the
 * list only.
 */
export function useRegistryNews(rows: readonly Standing[]): (order: Order, name: string) => void {
  const { t } = useTranslation('registries');
  const expected = useRef(new Map<string, Order>());
  const shown = useRef(rows);

  const settle = () => {
    for (const [name, order] of expected.current) {
      const row = shown.current.find((one) => one.name === name);
      const isGone = row === undefined;
      if (row?.status === 'FAILED') {
        const title = t(order === 'apply' ? 'apply.failed' : 'cluster.remove.failed');
        toast.error({ title, description: messageText(row.detail) });
      } else if (order === 'remove' && isGone) {
        toast.success({ title: t('cluster.remove.done', { name }) });
      } else if (order === 'apply' && (row?.status === 'APPLIED' || row?.status === null)) {
        toast.success({ title: t('apply.done', { name }) });
      } else continue;
      expected.current.delete(name);
    }
  };
  useEffect(() => {
    shown.current = rows;
    settle();
  });
  return (order, name) => {
    expected.current.set(name, order);
    // The response may already contain the result.
    setTimeout(settle);
  };
}
