import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText, type MessageKey } from '../../../i18n/MessageText.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

interface Standing {
  readonly name: string;
  readonly status: string | null | undefined;
  readonly detail: MessageKey | null | undefined;
}

type Order = 'apply' | 'remove';

interface Expected {
  readonly order: Order;
  readonly name: string;
}

/**
 * Announces the result of actions started here. Call it with an accepted action; results of others are visible in the
 * list only. `rows` is undefined if the list could not be loaded.
 */
export function useRegistryNews(rows: readonly Standing[] | undefined): (order: Order, name: string) => void {
  const { t } = useTranslation('registries');
  const [expected, setExpected] = useState<readonly Expected[]>([]);
  const announced = useRef(new WeakSet<Expected>());
  // Runs after the rows of the response were rendered: before, they have the result of the previous action.
  useEffect(() => {
    if (!rows) return;
    for (const one of expected) {
      if (announced.current.has(one)) continue;
      const { order, name } = one;
      const row = rows.find((candidate) => candidate.name === name);
      const isApplied = row !== undefined && (row.status === 'APPLIED' || row.status === null);
      if (row?.status === 'FAILED') {
        const title = t(order === 'apply' ? 'apply.failed' : 'cluster.remove.failed');
        toast.error({ title, description: messageText(row.detail) });
      } else if (order === 'remove' && !row) {
        toast.success({ title: t('cluster.remove.done', { name }) });
      } else if (order === 'apply' && isApplied) {
        toast.success({ title: t('apply.done', { name }) });
      } else continue;
      announced.current.add(one);
    }
  }, [expected, rows, t]);
  return (order, name) => setExpected((now) => [...now.filter((one) => one.name !== name), { order, name }]);
}
