import { useTranslation } from 'react-i18next';
import { Card, CardBody } from '../layout/Card.tsx';
import { Stack } from '../layout/primitives.ts';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

/** One card to come. */
export function SkeletonCard({ lines = 4 }: { lines?: number }) {
  const { t } = useTranslation('ui');
  return (
    <Card aria-busy>
      <span className="kd-hidden">{t('loading')}</span>
      <CardBody>
        <Stack gap="4" aria-hidden>
          <Skeleton width="40%" height="1.25rem" />
          <SkeletonText lines={lines} />
        </Stack>
      </CardBody>
    </Card>
  );
}
