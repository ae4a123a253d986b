import { Skeleton as ChakraSkeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../layout/Card.tsx';
import { SimpleGrid, Stack, VisuallyHidden } from '../layout/primitives.ts';

/** A grey placeholder; invisible for the first 200 ms. */
export function Skeleton({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return <ChakraSkeleton as="span" aria-hidden style={{ width, height }} />;
}

function Busy({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

const lengths = ['92%', '78%', '86%', '64%'];

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="2.5" aria-hidden>
      {Array.from({ length: lines }, (_line, index) => (
        <Skeleton key={index} height="0.875rem" width={lengths[index % lengths.length]} />
      ))}
    </Stack>
  );
}

/** Placeholder for a card. */
export function SkeletonCard({ lines = 4 }: { lines?: number }) {
  return (
    <Busy>
      <Card p="5" gap="4" aria-hidden>
        <Skeleton width="40%" height="1.25rem" />
        <SkeletonText lines={lines} />
      </Card>
    </Busy>
  );
}

/** Placeholder for several cards. */
export function SkeletonCards({ count = 3, height = '9rem' }: { count?: number; height?: string }) {
  return (
    <Busy>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {Array.from({ length: count }, (_card, index) => (
          <Card key={index} p="5" gap="3" minH={height} aria-hidden>
            <Skeleton width="55%" height="1.25rem" />
            <SkeletonText lines={2} />
          </Card>
        ))}
      </SimpleGrid>
    </Busy>
  );
}

/** Placeholder for table rows. */
export function SkeletonTable({ rows = 5 }: { rows?: number }) {
  return (
    <Busy>
      <Stack gap="0" aria-hidden>
        {Array.from({ length: rows }, (_row, index) => (
          <div key={index} style={{ padding: '0.875rem 1rem' }}>
            <Skeleton width={lengths[index % lengths.length]} />
          </div>
        ))}
      </Stack>
    </Busy>
  );
}
