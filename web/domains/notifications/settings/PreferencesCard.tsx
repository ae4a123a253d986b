import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../../shell/MissingData.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { PreferenceRow } from './PreferenceRow.tsx';
import type { PreferencesCard_user$key } from './__generated__/PreferencesCard_user.graphql.ts';

/** Which notifications are also sent by e-mail. */
export function PreferencesCard({ user }: { user: PreferencesCard_user$key }) {
  const { t } = useTranslation('notifications');
  const { notificationPreferences: preferences } = useFragment(
    graphql`
      fragment PreferencesCard_user on User {
        notificationPreferences {
          kind
          ...PreferenceRow_preference
        }
      }
    `,
    user,
  );
  if (preferences == null) return <MissingData title={t('loadFailed')} />;
  return (
    <Card maxW="3xl">
      <CardHeader title={t('settings.title')} description={t('settings.text')} />
      <Box as="ul" listStyleType="none" m="0" p="0" mt="3">
        {preferences.map((preference) => (
          <PreferenceRow key={preference.kind} preference={preference} />
        ))}
      </Box>
    </Card>
  );
}
