import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { SearchInput } from '../../../ui/actions/SearchInput.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';

interface RepositoryToolbarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly isPending: boolean;
  readonly onRefresh: () => void;
}

/** Search and refresh above a list of repositories. */
export function RepositoryToolbar({ search, onSearch, isPending, onRefresh }: RepositoryToolbarProps) {
  const { t } = useTranslation('integrations');
  return (
    <Flex gap="2" align="center">
      <SearchInput label={t('github.search')} value={search} onChange={onSearch} />
      <IconButton
        variant="secondary"
        label={t('github.refresh')}
        icon={<RefreshCw />}
        isBusy={isPending}
        onClick={onRefresh}
      />
    </Flex>
  );
}
