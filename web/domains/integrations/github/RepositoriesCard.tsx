import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { ConnectGithubButton } from './ConnectGithubButton.tsx';
import { RepositoryLine } from './RepositoryLine.tsx';
import { RepositoryToolbar } from './RepositoryToolbar.tsx';
import { useRepositories } from './useRepositories.ts';
import type { RepositoriesCard_integration$key } from './__generated__/RepositoriesCard_integration.graphql.ts';

interface RepositoriesCardProps {
  readonly integration: RepositoriesCard_integration$key;
  readonly reason: string | undefined;
}

/** The repositories of the connection. */
export function RepositoriesCard({ integration, reason }: RepositoriesCardProps) {
  const { t } = useTranslation('integrations');
  const data = useFragment(
    graphql`
      fragment RepositoriesCard_integration on GithubIntegration {
        ...useRepositories_integration
      }
    `,
    integration,
  );
  const list = useRepositories(data);
  if (!list.items) {
    return (
      <Card>
        <CardHeader title={t('github.repositories')} />
        <Box aria-busy={list.isPending}>
          <ErrorState
            isCompact
            title={t('github.repositoriesFailedTitle')}
            message={t('github.repositoriesFailed')}
            onRetry={list.refresh}
          />
        </Box>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title={t('github.repositories')} />
      <CardBody display="grid" gap="4">
        <RepositoryToolbar
          search={list.search}
          onSearch={list.setSearch}
          isPending={list.isPending}
          onRefresh={list.refresh}
        />
        {list.isEmpty ? (
          <EmptyState
            kind={list.search ? 'noMatch' : 'nothing'}
            level={3}
            title={t(list.search ? 'github.noMatch' : 'github.noRepositories')}
          >
            {t(list.search ? 'github.noMatchText' : 'github.noRepositoriesText')}
          </EmptyState>
        ) : (
          <Box
            as="ul"
            maxH="28rem"
            overflowY="auto"
            tabIndex={0}
            aria-label={t('github.repositories')}
            opacity={list.isPending ? 0.7 : 1}
          >
            {list.items.map(({ id, line }) => (
              <Box
                as="li"
                key={id}
                py="2.5"
                borderTop="1px solid"
                borderColor="border"
                _first={{ borderTop: 'none' }}
              >
                <RepositoryLine repository={line} />
              </Box>
            ))}
          </Box>
        )}
        {list.more ? (
          <Button isBusy={list.isLoadingMore} onClick={list.more} justifySelf="center">
            {t('github.more')}
          </Button>
        ) : null}
      </CardBody>
      <CardFooter flexWrap="wrap">
        <Text color="fg.muted" textStyle="sm">
          {t('github.missingRepository')}
        </Text>
        <ConnectGithubButton size="sm" disabledReason={reason}>
          {t('github.change')}
        </ConnectGithubButton>
      </CardFooter>
    </Card>
  );
}
