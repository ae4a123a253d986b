import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';
import type { DangerCard_viewer$key } from './__generated__/DangerCard_viewer.graphql.ts';

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

/** Deletion of the account by its owner, and of the user by everybody else. */
export function DangerCard({ viewer }: { viewer: DangerCard_viewer$key }) {
  const { t } = useTranslation('account');
  const { user, account } = useFragment(
    graphql`
      fragment DangerCard_viewer on Viewer {
        user {
          role
        }
        account {
          name
          deletionAt
          subscription {
            tier
          }
        }
      }
    `,
    viewer,
  );
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isOpen);
  const kind = user.role === 'OWNER' ? 'account' : 'user';
  const isClosing = kind === 'account' && account.deletionAt != null;
  return (
    <Card tone="danger">
      <CardHeader
        title={t('danger.title')}
        description={t(`danger.${kind}.text`)}
        actions={
          <Button
            ref={opener}
            variant="danger"
            disabledReason={isClosing ? t('danger.closing') : undefined}
            onClick={() => setOpen(true)}
          >
            {t(`danger.${kind}.open`)}
          </Button>
        }
      />
      <CardBody />
      <Suspense fallback={null}>
        {isOpen ? (
          <DeleteAccountDialog
            kind={kind}
            teamName={account.name}
            hasPaidPlan={(account.subscription?.tier ?? 'FREE') !== 'FREE'}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
