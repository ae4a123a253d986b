import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAbsolute, formatDuration } from '../../../lib/time.ts';
import { Slider } from '../../../ui/actions/Slider.tsx';
import { Box, Flex, Text, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { momentAt, positionOf, stepAt, stepOf, stepsOf, type RecoveryWindow } from './recoveryWindow.ts';

interface WindowSliderProps {
  readonly window: RecoveryWindow;
  /** Ends of complete backups. */
  readonly backups: readonly number[];
  /** The chosen moment; the end of the window without one. */
  readonly at: number | undefined;
  readonly onChange: (at: number) => void;
}

/** The recovery window as a bar with its backups; a native slider, so it works with the keyboard and by touch. */
export function WindowSlider({ window, backups, at, onChange }: WindowSliderProps) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const hintId = useId();
  const moment = at ?? window.latest;
  const time = (one: number) => formatAbsolute(new Date(one), locale, { hasSeconds: true });
  const shown = backups.filter((one) => one >= window.earliest && one <= window.latest);
  return (
    <Box role="group" aria-describedby={hintId}>
      <Box position="relative" height="3" mx="3" aria-hidden>
        {shown.map((one) => (
          <Box
            key={one}
            title={t('restore.window.backup', { time: time(one) })}
            position="absolute"
            top="0"
            left={`${positionOf(window, one)}%`}
            width="2px"
            height="3"
            bg="success.solid"
          />
        ))}
      </Box>
      <Slider
        label={t('restore.window.slider')}
        valueText={time(moment)}
        min={0}
        max={stepsOf(window)}
        value={stepAt(window, moment)}
        onChange={(step) => onChange(momentAt(window, step))}
      />
      <Flex justify="space-between" gap="4" wrap="wrap" textStyle="xs" color="fg.muted">
        <span>{time(window.earliest)}</span>
        <span>{time(window.latest)}</span>
      </Flex>
      <Text id={hintId} textStyle="xs" color="fg.muted" mt="1">
        {shown.length > 0 ? (
          <Box as="span" display="inline-flex" alignItems="center" gap="1.5" me="3">
            <Box as="span" width="2px" height="3" bg="success.solid" aria-hidden />
            {t('restore.window.backups')}
          </Box>
        ) : null}
        {t('restore.window.keys', { step: formatDuration(stepOf(window) / 1_000) })}
      </Text>
      {shown.length > 0 ? (
        <VisuallyHidden>
          {shown.map((one) => t('restore.window.backup', { time: time(one) })).join('; ')}
        </VisuallyHidden>
      ) : null}
    </Box>
  );
}
