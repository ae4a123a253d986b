import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { CopyValue } from '../../../ui/text/CopyValue.tsx';

/** CIDRs that allow the whole internet. */
const EVERYBODY = ['0.0.0.0/0', '::/0'];

interface AllowedNetworksProps {
  readonly networks: readonly string[];
  /** What they are, for the names of the copy buttons. */
  readonly what: string;
}

/** Networks that may reach a port, with a warning if that is the whole internet. */
export function AllowedNetworks({ networks, what }: AllowedNetworksProps) {
  const { t } = useTranslation('clusters');
  return (
    <Stack as="span" gap="0.5">
      {networks.map((network) => (
        <CopyValue key={network} value={network} what={what} />
      ))}
      {networks.some((network) => EVERYBODY.includes(network)) ? (
        <Flex as="span" gap="1.5" align="flex-start" color="fg.warning">
          <TriangleAlert aria-hidden width={14} height={14} style={{ flexShrink: 0, marginTop: 1 }} />
          <Text as="span" textStyle="xs">
            {t('overview.networking.everybody')}
          </Text>
        </Flex>
      ) : null}
    </Stack>
  );
}
