import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';
import { useUrlToken } from '../../auth/useUrlToken.ts';
import type { OneTimeCard_account$key } from './__generated__/OneTimeCard_account.graphql.ts';

const WrapDialog = lazyPart(() => import('./WrapDialog.tsx'), 'WrapDialog');
const UnwrapDialog = lazyPart(() => import('./UnwrapDialog.tsx'), 'UnwrapDialog');

/** Secrets that are passed on once: creating a link, and reading the value behind one. */
export function OneTimeCard({ account }: { account: OneTimeCard_account$key }) {
  const { t } = useTranslation('secrets');
  const { viewerCan } = useFragment(
    graphql`
      fragment OneTimeCard_account on Account {
        viewerCan {
          manageSecrets {
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  const reason = useActionReason()(viewerCan.manageSecrets);
  const token = useUrlToken();
  const [open, setOpen] = useState<'wrap' | 'unwrap' | undefined>(token ? 'unwrap' : undefined);
  const opener = useReturnFocus<HTMLButtonElement>(open !== undefined);
  const close = () => setOpen(undefined);
  return (
    <Card>
      <CardHeader
        title={t('wrapped.title')}
        description={t('wrapped.description')}
        actions={
          <>
            <Button onClick={() => setOpen('unwrap')}>{t('wrapped.read')}</Button>
            <Button ref={opener} disabledReason={reason} onClick={() => setOpen('wrap')}>
              {t('wrapped.share')}
            </Button>
          </>
        }
      />
      <CardBody />
      <Suspense fallback={null}>
        {open === 'wrap' ? <WrapDialog onClose={close} /> : null}
        {open === 'unwrap' ? <UnwrapDialog token={token ?? ''} onClose={close} /> : null}
      </Suspense>
    </Card>
  );
}
