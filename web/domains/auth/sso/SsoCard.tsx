import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { SsoDomains } from './SsoDomains.tsx';
import { SsoForm } from './SsoForm.tsx';
import { useRemoveSingleSignOn } from './useRemoveSingleSignOn.ts';
import type { SsoCard_account$key } from './__generated__/SsoCard_account.graphql.ts';

/** The team's identity provider: set up, changed and removed by owners and admins. */
export function SsoCard({ account }: { readonly account: SsoCard_account$key }) {
  const { t } = useTranslation('auth');
  const data = useFragment(
    graphql`
      fragment SsoCard_account on Account {
        viewerCan {
          manageSso {
            ...useActionReason_state
          }
        }
        singleSignOn {
          provider {
            issuer
            ...SsoDomains_provider
          }
          ...SsoForm_singleSignOn
        }
        ...SsoForm_account
      }
    `,
    account,
  );
  const { singleSignOn, viewerCan } = data;
  const reason = useActionReason()(viewerCan.manageSso);
  const [isRemoving, setRemoving] = useState(false);
  const [remove] = useRemoveSingleSignOn();

  if (reason)
    return (
      <Card>
        <EmptyState kind="forbidden" title={t('settings.sso.forbidden')}>
          {reason}
        </EmptyState>
      </Card>
    );
  if (!singleSignOn)
    return (
      <Card>
        <MissingData title={t('settings.sso.loadFailed')} />
      </Card>
    );
  const { provider } = singleSignOn;
  const confirm = async () => {
    const result = await remove({});
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <Stack gap="5" maxW="3xl">
      <Card>
        <CardHeader
          title={t('settings.sso.title')}
          description={t('settings.sso.description')}
          badge={
            <StatusBadge
              tone={provider ? 'ok' : 'neutral'}
              label={t(provider ? 'settings.sso.on' : 'settings.sso.off')}
            />
          }
          actions={
            provider ? (
              <Button variant="dangerOutline" onClick={() => setRemoving(true)}>
                {t('settings.sso.remove.open')}
              </Button>
            ) : undefined
          }
        />
        <CardBody>
          <SsoForm key={provider?.issuer ?? ''} account={data} singleSignOn={singleSignOn} />
        </CardBody>
      </Card>
      {provider ? <SsoDomains provider={provider} /> : null}
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t('settings.sso.remove.title')}
        confirmLabel={t('settings.sso.remove.confirm')}
        onConfirm={confirm}
      >
        {t('settings.sso.remove.text')}
      </ConfirmDialog>
    </Stack>
  );
}
