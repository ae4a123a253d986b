import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Flex, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { CloudTokenForm } from './CloudTokenForm.tsx';
import type { CloudTokenCard_account$key } from './__generated__/CloudTokenCard_account.graphql.ts';

const RemoveCloudTokenDialog = lazyPart(
  () => import('./RemoveCloudTokenDialog.tsx'),
  'RemoveCloudTokenDialog',
);

/** Whether a token is saved, what depends on it, and buttons to replace or remove it. */
export function CloudTokenCard({ account }: { account: CloudTokenCard_account$key }) {
  const { t } = useTranslation('integrations');
  const data = useFragment(
    graphql`
      fragment CloudTokenCard_account on Account {
        cloudToken {
          isSaved
          clusterCount
        }
        viewerCan {
          manageCloudToken {
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  const [mode, setMode] = useState<'idle' | 'replacing' | 'removing'>('idle');
  const reason = useActionReason()(data.viewerCan.manageCloudToken);
  const rest = () => setMode('idle');

  if (!data.cloudToken) {
    return (
      <Card>
        <CardHeader title={t('hetzner.title')} />
        <MissingData title={t('hetzner.checkFailed')} />
      </Card>
    );
  }
  const { isSaved, clusterCount } = data.cloudToken;
  const count = clusterCount ?? 0;
  const showsForm = !reason && (!isSaved || mode === 'replacing');
  const saved = () => {
    rest();
    toast.success({ title: t(isSaved ? 'hetzner.replaced' : 'hetzner.saved') });
  };
  return (
    <Card>
      <CardHeader
        title={t('hetzner.title')}
        badge={
          <StatusBadge
            tone={isSaved ? 'ok' : 'attention'}
            label={t(isSaved ? 'hetzner.connected' : 'hetzner.notConnected')}
          />
        }
      />
      <CardBody display="grid" gap="5">
        <Text color="fg.muted">
          {isSaved ? t('hetzner.usedBy', { count }) : t('hetzner.needed')}
          {reason && !isSaved ? ` ${t('hetzner.askManager')}` : ''}
        </Text>
        {showsForm ? (
          <CloudTokenForm isReplacing={isSaved} onSaved={saved} onCancel={isSaved ? rest : undefined} />
        ) : null}
        {isSaved && !showsForm ? (
          <Flex gap="3" wrap="wrap">
            <Button disabledReason={reason} onClick={() => setMode('replacing')}>
              {t('hetzner.replace')}
            </Button>
            <Button variant="dangerOutline" disabledReason={reason} onClick={() => setMode('removing')}>
              {t('hetzner.remove.open')}
            </Button>
          </Flex>
        ) : null}
      </CardBody>
      <Suspense fallback={null}>
        {mode === 'removing' ? <RemoveCloudTokenDialog clusterCount={count} onClose={rest} /> : null}
      </Suspense>
    </Card>
  );
}
