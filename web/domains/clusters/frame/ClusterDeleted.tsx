import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

/** From the specification. */
const REDIRECT_MS = 1_500;

/** Shown when a cluster is deleted while it is open; continues to the list. */
export function ClusterDeleted({ name }: { name: string }) {
  const { t } = useTranslation('clusters');
  const navigate = useNavigate();
  const title = t('status.news.deleted', { name });
  const isTold = useRef(false);
  useEffect(() => {
    // Once, even if React runs effects twice.
    if (!isTold.current) toast.success({ title });
    isTold.current = true;
  }, [title]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.clusters(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <EmptyState
      kind="nothing"
      icon={CircleCheck}
      title={title}
      actions={<TextLink to={paths.clusters()}>{t('frame.deleted.toClusters')}</TextLink>}
    />
  );
}
