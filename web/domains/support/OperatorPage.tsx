import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { OpenAccountsCard } from './OpenAccountsCard.tsx';
import { UnsentMailsCard } from './UnsentMailsCard.tsx';
import type { OperatorPageQuery } from './__generated__/OperatorPageQuery.graphql.ts';

/** For operators: accounts that let support in, and e-mails that were not sent. */
export function OperatorPage() {
  const { t } = useTranslation('support');
  const { viewer } = useOwnedQuery<OperatorPageQuery>(
    graphql`
      query OperatorPageQuery($search: String!, $status: UnsentMailStatus) @preloadable {
        viewer {
          operator {
            ...OpenAccountsCard_operator @arguments(search: $search)
            ...UnsentMailsCard_operator @arguments(status: $status)
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<OperatorPageQuery>>(),
  );
  return (
    <>
      <PageHeader title={t('operator.title')} />
      {viewer?.operator ? (
        <Stack gap="6">
          <OpenAccountsCard operator={viewer.operator} />
          <UnsentMailsCard operator={viewer.operator} />
        </Stack>
      ) : (
        <Card>
          <EmptyState kind="forbidden" title={t('operator.forbidden')}>
            {t('operator.forbiddenText')}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
