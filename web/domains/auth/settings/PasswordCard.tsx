import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import type { PasswordCard_user$key } from './__generated__/PasswordCard_user.graphql.ts';

/** Changes the password or sets the first one, then shows how many other sessions were ended. */
export function PasswordCard({ user }: { user: PasswordCard_user$key }) {
  const { t } = useTranslation('auth');
  const data = useFragment(
    graphql`
      fragment PasswordCard_user on User {
        email
        hasPassword
      }
    `,
    user,
  );
  const [ended, setEnded] = useState<number>();
  const kind = data.hasPassword ? 'change' : 'set';
  return (
    <Card>
      <CardHeader
        title={t(`settings.password.${kind}.title`)}
        description={t(`settings.password.${kind}.description`)}
      />
      <CardBody>
        <Stack gap="5" maxW="35rem">
          {ended === undefined ? null : (
            <Banner tone="success" title={t('settings.password.done')} onDismiss={() => setEnded(undefined)}>
              {ended === 0
                ? t('settings.password.endedNone')
                : t('settings.password.ended', { count: ended })}
            </Banner>
          )}
          <ChangePasswordForm
            email={data.email}
            hasPassword={data.hasPassword}
            submitLabel={t(`settings.password.${kind}.submit`)}
            onSubmit={() => setEnded(undefined)}
            onChanged={setEnded}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
