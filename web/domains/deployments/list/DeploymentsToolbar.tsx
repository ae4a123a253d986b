import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetch } from '../../../relay/live/useRefetch.ts';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { useDebouncedText } from '../../../shell/useDebouncedText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { NativeSelect } from '../../../ui/actions/NativeSelect.tsx';
import { SearchInput } from '../../../ui/actions/SearchInput.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { filterFrom, withFilter } from './deploymentsFilter.ts';
import type { DeploymentsToolbar_cluster$key } from './__generated__/DeploymentsToolbar_cluster.graphql.ts';

/** Search, namespace and refresh; search and namespace are in the address. */
export function DeploymentsToolbar({ cluster }: { cluster: DeploymentsToolbar_cluster$key }) {
  const { t } = useTranslation('deployments');
  const { namespaces } = useFragment(
    graphql`
      fragment DeploymentsToolbar_cluster on Cluster {
        namespaces {
          name
        }
      }
    `,
    cluster,
  );
  const [params, change] = useAddressParams();
  const { search, namespace } = filterFrom(params);
  const [text, setText] = useDebouncedText(search, (q) =>
    change((before) => withFilter(before, { search: q })),
  );
  const [isLoading, refresh] = useRefetch();
  return (
    <Flex gap="3" wrap="wrap" px="5" pt="3" pb="4" align="center">
      <SearchInput label={t('list.search')} value={text} onChange={setText} />
      <Box minW="12rem">
        <NativeSelect
          aria-label={t('list.namespace')}
          value={namespace ?? ''}
          onChange={({ target }) =>
            change((before) => withFilter(before, { namespace: target.value || null }))
          }
        >
          <option value="">{t('list.allNamespaces')}</option>
          {(namespaces ?? []).map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Box ms="auto">
        <Button icon={<RefreshCw />} isBusy={isLoading} onClick={() => void refresh()}>
          {t('list.refresh')}
        </Button>
      </Box>
    </Flex>
  );
}
