import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../layout/primitives.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    minHeight: { base: '11', md: '8' },
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    textStyle: 'mono',
    fontSize: 'xs',
    color: 'fg.muted',
    cursor: 'pointer',
    maxWidth: 'full',
    '&[aria-pressed=true]': { bg: 'bg.muted', color: 'fg', borderColor: 'fg.muted' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&::before': { content: '""', boxSize: '2', borderRadius: 'full', bg: 'fg.muted', flexShrink: '0' },
    '&[data-ready]::before': { bg: 'success.bar' },
  },
});

export interface LogPod {
  name: string;
  isReady: boolean;
  restartCount: number;
}

export interface PodChipsProps {
  pods: readonly LogPod[];
  /** Names of the shown ones; empty for all. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The pods of a log; a click shows or hides the lines of one. */
export function PodChips({ pods, chosen, onChange }: PodChipsProps) {
  const { t } = useTranslation('logs');
  const toggle = (name: string) => {
    const now = chosen.length === 0 ? pods.map((pod) => pod.name) : chosen;
    const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
    onChange(next.length === pods.length ? [] : next);
  };
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={t('pods.label')}>
      {pods.map(({ name, isReady, restartCount }) => (
        <Chip
          key={name}
          type="button"
          data-ready={isReady || undefined}
          aria-pressed={chosen.length === 0 || chosen.includes(name)}
          title={t(isReady ? 'pods.ready' : 'pods.notReady', { count: restartCount })}
          onClick={() => toggle(name)}
        >
          <span>{name}</span>
        </Chip>
      ))}
    </Flex>
  );
}
