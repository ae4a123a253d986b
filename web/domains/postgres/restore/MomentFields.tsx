import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../forms/fields/RadioCards.tsx';
import { formatAbsolute } from '../../../lib/time.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { DateTimeInputs } from './DateTimeInputs.tsx';
import { closestAllowed, isInWindow, lastSecond, localDay, localTime, quickPicks } from './recoveryWindow.ts';
import { chosenMoment, type RestoreValues } from './restoreRules.ts';
import type { Timeline } from './useRestoreTimeline.ts';
import { WindowSlider } from './WindowSlider.tsx';

/** Which moment is restored: the latest, or one that is chosen by date and time, on the bar, or with a quick pick. */
export function MomentFields({ timeline }: { timeline: Timeline | undefined }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const { watch, setValue, setFocus, trigger } = useFormContext<RestoreValues>();
  const values = watch();
  const window = timeline?.window;
  const at = chosenMoment(values);
  const time = (one: number) => formatAbsolute(new Date(one), locale, { hasSeconds: true });
  const choose = (moment: number) => {
    setValue('day', localDay(moment), { shouldDirty: true });
    setValue('time', localTime(moment), { shouldDirty: true });
    void trigger(['day', 'time']);
  };
  const chooseClosest = (moment: number) => {
    choose(moment);
    // The pressed button disappears.
    setFocus('time');
  };
  const isOutside = window !== undefined && at !== undefined && !isInWindow(window, at);
  return (
    <Stack gap="5">
      <RadioCards
        name="mode"
        label={t('restore.mode.label')}
        options={[
          {
            value: 'latest',
            label: t('restore.mode.latest'),
            description: window
              ? t('restore.mode.latestText', { time: time(lastSecond(window)) })
              : t('restore.mode.latestUnknown'),
          },
          {
            value: 'specific',
            label: t('restore.mode.specific'),
            description: t('restore.mode.specificText'),
          },
        ]}
      />
      {values.mode === 'specific' ? (
        <Stack gap="4">
          {window ? (
            <>
              <WindowSlider window={window} backups={timeline.backups} at={at} onChange={choose} />
              <Flex gap="2" wrap="wrap" role="group" aria-label={t('restore.pick.label')}>
                {quickPicks(window).map((pick) => (
                  <Button key={pick.minutes} size="sm" onClick={() => choose(pick.at)}>
                    {t(`restore.pick.${pick.minutes}`)}
                  </Button>
                ))}
              </Flex>
            </>
          ) : null}
          <DateTimeInputs window={window} />
          {isOutside ? (
            <TextButton onClick={() => chooseClosest(closestAllowed(window, at))}>
              {t('restore.closest', { time: time(closestAllowed(window, at)) })}
            </TextButton>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
