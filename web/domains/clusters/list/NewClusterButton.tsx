import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useCommands } from '../../../shell/keys/useCommands.ts';
import { useShortcut } from '../../../shell/keys/useShortcut.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import type { NewClusterButton_account$key } from './__generated__/NewClusterButton_account.graphql.ts';

/** Opens the create form; at the plan's limit it is disabled with the reason and a link to the plans. */
export function NewClusterButton({ account }: { account: NewClusterButton_account$key }) {
  const { t } = useTranslation('clusters');
  const {
    viewerCan: { createCluster },
  } = useFragment(
    graphql`
      fragment NewClusterButton_account on Account {
        viewerCan {
          createCluster {
            code
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  const navigate = useNavigate();
  const reason = useActionReason()(createCluster);
  const label = t('list.new');
  const create = useCallback(() => void navigate(paths.createCluster()), [navigate]);
  useShortcut('c', create, { label, isEnabled: reason === undefined });
  useCommands(
    useMemo(
      () => [
        { id: 'new-cluster', group: 'actions', label, shortcut: 'c', run: create, disabledReason: reason },
      ],
      [label, create, reason],
    ),
  );
  return (
    <ButtonLink
      to={paths.createCluster()}
      variant="primary"
      icon={<Plus aria-hidden />}
      disabledReason={reason}
      wayOut={
        createCluster?.code === 'PLAN_LIMIT' ? (
          <TextLink to={paths.settings('billing')}>{t('list.counts.more')}</TextLink>
        ) : undefined
      }
    >
      {label}
    </ButtonLink>
  );
}
