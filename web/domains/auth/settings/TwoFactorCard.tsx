import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';
import { useTwoFactorSetup } from './useTwoFactorSetup.ts';
import type { TwoFactorCard_user$key } from './__generated__/TwoFactorCard_user.graphql.ts';

const EnableTwoFactorDialog = lazyPart(() => import('./EnableTwoFactorDialog.tsx'), 'EnableTwoFactorDialog');
const DisableTwoFactorDialog = lazyPart(
  () => import('./DisableTwoFactorDialog.tsx'),
  'DisableTwoFactorDialog',
);

/** Two-factor authentication: enabled in three steps, disabled after a confirmation. */
export function TwoFactorCard({ user }: { user: TwoFactorCard_user$key }) {
  const { t } = useTranslation('auth');
  const { hasTwoFactor, hasPassword } = useFragment(
    graphql`
      fragment TwoFactorCard_user on User {
        hasTwoFactor
        hasPassword
      }
    `,
    user,
  );
  const [dialog, setDialog] = useState<'enable' | 'disable'>();
  const { begin, forget, ...enabling } = useTwoFactorSetup();
  const button = useReturnFocus<HTMLButtonElement>(dialog !== undefined);
  const close = () => {
    setDialog(undefined);
    forget();
  };
  const enable = () => {
    setDialog('enable');
    void begin();
  };
  const state = hasTwoFactor ? 'on' : 'off';
  return (
    <Card pb="5">
      <CardHeader
        title={t('settings.twoFactor.title')}
        description={t(`settings.twoFactor.text.${state}`)}
        badge={
          <StatusBadge
            tone={hasTwoFactor ? 'ok' : 'neutral'}
            label={t(`settings.twoFactor.state.${state}`)}
          />
        }
        actions={
          <Button
            ref={button}
            variant={hasTwoFactor ? 'dangerOutline' : 'primary'}
            onClick={hasTwoFactor ? () => setDialog('disable') : enable}
          >
            {t(hasTwoFactor ? 'settings.twoFactor.disable.open' : 'settings.twoFactor.enable.open')}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {dialog === 'enable' ? (
          <EnableTwoFactorDialog {...enabling} onRetry={() => void begin()} onClose={close} />
        ) : null}
        {dialog === 'disable' ? <DisableTwoFactorDialog hasPassword={hasPassword} onClose={close} /> : null}
      </Suspense>
    </Card>
  );
}
