import { Globe, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { RepositoryLine_repository$key } from './__generated__/RepositoryLine_repository.graphql.ts';

/** A repository's name, visibility, and whether it is writable. */
export function RepositoryLine({ repository }: { repository: RepositoryLine_repository$key }) {
  const { t } = useTranslation('integrations');
  const { name, isPrivate, hasWriteAccess } = useFragment(
    graphql`
      fragment RepositoryLine_repository on Repository {
        name
        isPrivate
        hasWriteAccess
      }
    `,
    repository,
  );
  const Icon = isPrivate ? Lock : Globe;
  return (
    <Flex gap="2" align="center" flex="1" minW="0">
      <Box color="fg.muted" flexShrink="0">
        <Icon aria-hidden width={16} height={16} />
        <VisuallyHidden>{t(isPrivate ? 'github.private' : 'github.public')}</VisuallyHidden>
      </Box>
      <Box flex="1" minW="0" overflowWrap="anywhere" textStyle="mono">
        {name}
      </Box>
      <StatusBadge
        tone={hasWriteAccess ? 'ok' : 'neutral'}
        look="outline"
        label={t(hasWriteAccess ? 'github.canWrite' : 'github.readOnly')}
      />
    </Flex>
  );
}
