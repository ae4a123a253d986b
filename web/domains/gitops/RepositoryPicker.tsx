import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Box, Stack, Text } from '../../ui/layout/primitives.ts';
import { RepositoryLine } from '../integrations/github/RepositoryLine.tsx';
import { RepositoryToolbar } from '../integrations/github/RepositoryToolbar.tsx';
import { useRepositories } from '../integrations/github/useRepositories.ts';
import type { RepositoryPicker_integration$key } from './__generated__/RepositoryPicker_integration.graphql.ts';

export interface PickedRepository {
  readonly id: string;
  readonly name: string;
}

interface RepositoryPickerProps {
  readonly integration: RepositoryPicker_integration$key;
  readonly picked: PickedRepository | null;
  readonly onPick: (repository: PickedRepository) => void;
}

/** Selects one of the connection's repositories; those without write access are disabled with the reason. */
export function RepositoryPicker({ integration, picked, onPick }: RepositoryPickerProps) {
  const { t } = useTranslation('gitops');
  const data = useFragment(
    graphql`
      fragment RepositoryPicker_integration on GithubIntegration {
        ...useRepositories_integration
      }
    `,
    integration,
  );
  const list = useRepositories(data);
  if (!list.items) {
    return (
      <Box aria-busy={list.isPending}>
        <ErrorState
          isCompact
          title={t('integrations:github.repositoriesFailedTitle')}
          message={t('integrations:github.repositoriesFailed')}
          onRetry={list.refresh}
        />
      </Box>
    );
  }
  return (
    <Stack gap="3">
      <RepositoryToolbar
        search={list.search}
        onSearch={list.setSearch}
        isPending={list.isPending}
        onRefresh={list.refresh}
      />
      <Box
        role="radiogroup"
        aria-label={t('setup.repository')}
        h="15rem"
        overflowY="auto"
        border="1px solid"
        borderColor="border"
        borderRadius="lg"
        bg="bg.panel"
      >
        {list.isEmpty ? (
          <Text color="fg.muted" p="4" role="status">
            {t(list.search ? 'integrations:github.noMatch' : 'integrations:github.noRepositoriesText')}
          </Text>
        ) : null}
        {list.items.map(({ id, name, hasWriteAccess, line }) => (
          <Box
            as="label"
            key={id}
            display="flex"
            gap="3"
            alignItems="flex-start"
            px="3"
            py="2.5"
            borderBottom="1px solid"
            borderColor="border"
            cursor={hasWriteAccess ? 'pointer' : 'not-allowed'}
            bg={picked?.id === id ? 'bg.subtle' : undefined}
          >
            <input
              type="radio"
              name="repository"
              value={name}
              checked={picked?.id === id}
              disabled={!hasWriteAccess}
              onChange={() => onPick({ id, name })}
              style={{ marginTop: 4 }}
            />
            <Box flex="1" minW="0">
              <RepositoryLine repository={line} />
              {hasWriteAccess ? null : (
                <Text color="fg.muted" textStyle="sm">
                  {t('setup.noWriteAccess')}
                </Text>
              )}
            </Box>
          </Box>
        ))}
        {list.more ? (
          <Box p="3">
            <Button size="sm" isBusy={list.isLoadingMore} onClick={list.more}>
              {t('integrations:github.more')}
            </Button>
          </Box>
        ) : null}
      </Box>
    </Stack>
  );
}
