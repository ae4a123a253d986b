import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { Switch } from '../../../ui/actions/Switch.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { knownMailKind } from '../kinds.ts';
import { useSetNotificationPreference } from './useSetNotificationPreference.ts';
import type { PreferenceRow_preference$key } from './__generated__/PreferenceRow_preference.graphql.ts';

/** One kind of e-mail with its switch, which saves at once. */
export function PreferenceRow({ preference }: { preference: PreferenceRow_preference$key }) {
  const { t } = useTranslation('notifications');
  const { kind: reported, isEmailOn } = useFragment(
    graphql`
      fragment PreferenceRow_preference on NotificationPreference {
        kind
        isEmailOn
      }
    `,
    preference,
  );
  const [set, isSaving] = useSetNotificationPreference();
  const kind = knownMailKind(reported);
  if (kind === undefined) return null;
  const title = t(`kind.${kind}.title`);
  const describedBy = `notification-${kind}`;
  const change = async (isOn: boolean) => {
    const result = await set({ input: { kind, isEmailOn: isOn } });
    if (result.ok) toast.success({ title: t(isOn ? 'settings.on' : 'settings.off', { kind: title }) });
    else toast.error({ title: t('settings.failed'), description: failureText(result, t).description });
  };
  return (
    <Flex as="li" gap="4" px="5" py="3" align="center" borderTop="1px solid" borderColor="border">
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{title}</Text>
        <Text id={describedBy} color="fg.muted" textStyle="sm">
          {t(`kind.${kind}.text`)}
        </Text>
      </Box>
      <Switch
        label={t('settings.switch', { kind: title })}
        isOn={isEmailOn}
        isBusy={isSaving}
        describedBy={describedBy}
        onChange={(isOn) => void change(isOn)}
      />
    </Flex>
  );
}
