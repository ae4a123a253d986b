import { Plus, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TagsField } from '../../../../forms/fields/TagsField.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { useAnnounce } from '../../../../ui/feedback/LiveAnnouncer.tsx';
import { Flex, Stack } from '../../../../ui/layout/primitives.ts';
import { isOpenToAll } from '../values/networks.ts';

type Networks = 'sshAllowedNetworks' | 'apiAllowedNetworks';

interface AllowedNetworksFieldProps {
  name: Networks;
  label: string;
  /** The user's own network; if unknown, none is offered. */
  mine: string | null | undefined;
}

/** Adds the user's own network, and removes 0.0.0.0/0, which would make it pointless. */
function AddMine({ name, mine, isOpen }: { name: Networks; mine: string; isOpen: boolean }) {
  const { t } = useTranslation('clusters');
  const announce = useAnnounce();
  const { getValues, setValue } = useFormContext<Record<Networks, string[]>>();
  const add = () => {
    const narrow = getValues(name).filter((network) => !isOpenToAll(network));
    setValue(name, [...narrow, mine], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    announce(t(isOpen ? 'create.access.mineOnly' : 'create.access.mineAdded', { network: mine }));
  };
  return (
    <div>
      <Button size="sm" icon={isOpen ? <ShieldCheck aria-hidden /> : <Plus aria-hidden />} onClick={add}>
        {t(isOpen ? 'create.access.restrict' : 'create.access.mine', { network: mine })}
      </Button>
    </div>
  );
}

/** Allowed networks, with a warning for 0.0.0.0/0 and a button to add the user's own. */
export function AllowedNetworksField({ name, label, mine }: AllowedNetworksFieldProps) {
  const { t } = useTranslation('clusters');
  const networks = useWatch<Record<Networks, string[]>, Networks>({ name });
  const isOpen = networks.some(isOpenToAll);
  return (
    <Stack gap="3">
      <TagsField name={name} label={label} placeholder="203.0.113.0/24" help={t('create.access.help')} />
      <div role="status">
        {isOpen ? (
          <Flex gap="1.5" color="fg.warning" textStyle="sm" maxW="35rem">
            <TriangleAlert aria-hidden width={16} height={16} style={{ flexShrink: 0, marginTop: 2 }} />
            <span>{t(`create.access.open.${name}`)}</span>
          </Flex>
        ) : null}
      </div>
      {mine && !networks.includes(mine) ? <AddMine name={name} mine={mine} isOpen={isOpen} /> : null}
    </Stack>
  );
}
