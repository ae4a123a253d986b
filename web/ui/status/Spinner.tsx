import { chakra } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const Waiting = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    animation: 'appearLate',
    '& > svg': { animation: 'spin' },
  },
});

/** A labelled spinner; appears after 200 ms, so that fast responses do not flash. */
export function Spinner({ label }: { label?: string }) {
  const { t } = useTranslation('ui');
  return (
    <Waiting role="status">
      <LoaderCircle aria-hidden width={18} height={18} />
      <span>{label ?? t('loading')}</span>
    </Waiting>
  );
}
