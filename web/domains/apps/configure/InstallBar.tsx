import { useTranslation } from 'react-i18next';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { AddedPrice } from '../../clusters/preview/AddedPrice.tsx';
import { plannedSteps } from './plannedSteps.ts';
import type { PlannedApp } from './usePlannedApp.ts';

interface InstallBarProps {
  readonly title: string;
  readonly plan: PlannedApp;
}

/** Left side of the bottom bar: the app, the price of what is added, and how many add-ons come first. */
export function InstallBar({ title, plan }: InstallBarProps) {
  const { t } = useTranslation('apps');
  const preview = plan.state === 'planned' ? plan.preview : undefined;
  const addons = preview ? plannedSteps(preview).length - 1 : 0;
  return (
    <Box role="status">
      <Text fontWeight="semibold">{title}</Text>
      {preview ? <AddedPrice preview={preview} isPriceOnly /> : null}
      {addons > 0 ? (
        <Text textStyle="xs" color="fg.muted">
          {t('configure.bar.addons', { count: addons })}
        </Text>
      ) : null}
    </Box>
  );
}
