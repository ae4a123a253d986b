import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TagsField } from '../../../forms/TagsField.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import { isOpenToAll } from './networks.ts';

type Networks = 'sshAllowedNetworks' | 'apiAllowedNetworks';

/** Addresses that may come in; says so when that is everybody. */
export function AllowedNetworksField({ name, label }: { name: Networks; label: string }) {
  const { t } = useTranslation('clusters');
  const networks = useWatch<Record<Networks, string[]>, Networks>({ name });
  return (
    <Stack gap="1.5">
      <TagsField name={name} label={label} placeholder="203.0.113.0/24" help={t('create.access.help')} />
      <div role="status">
        {networks.some(isOpenToAll) ? (
          <Flex gap="1.5" color="fg.warning" textStyle="sm" maxW="35rem">
            <TriangleAlert aria-hidden width={16} height={16} style={{ flexShrink: 0, marginTop: 2 }} />
            <span>{t(`create.access.open.${name}`)}</span>
          </Flex>
        ) : null}
      </div>
    </Stack>
  );
}
