import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { setSingleKeys, useSingleKeys } from '../../shell/keys/keySettings.ts';
import { activeShortcuts, subscribeToShortcuts } from '../../shell/keys/keymap.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { SearchInput } from '../../ui/actions/SearchInput.tsx';
import { Switch } from '../../ui/actions/Switch.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { Kbd } from '../../ui/text/Kbd.tsx';

const GROUPS = ['page', 'goto', 'global'] as const;

/** All active shortcuts, and the switch for single-letter ones. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const shortcuts = useSyncExternalStore(subscribeToShortcuts, activeShortcuts, activeShortcuts);
  const isOpen = useOpensAfterMount();
  const isOn = useSingleKeys();
  const helpId = useId();
  const [search, setSearch] = useState('');
  // The map has the newest first; the list shows the order in which they were added.
  const wanted = shortcuts
    .toReversed()
    .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('sheet.title')} size="md">
      <SearchInput label={t('sheet.search')} value={search} onChange={setSearch} />
      {wanted.length === 0 && <p>{t('sheet.empty')}</p>}
      {GROUPS.map((group) => {
        const members = wanted.filter((shortcut) => shortcut.group === group);
        return members.length === 0 ? null : (
          <Box as="section" key={group} mt="4">
            <Heading level={3} textStyle="xs" color="fg.muted">
              {t(`sheet.group.${group}`)}
            </Heading>
            <dl>
              {members.map(({ keys, label }) => (
                <Flex
                  key={keys}
                  minH="9"
                  gap="3"
                  align="center"
                  justify="space-between"
                  borderBottom="1px solid"
                  borderColor="border"
                >
                  <dt>{label}</dt>
                  <dd>
                    <Kbd shortcut={keys} />
                  </dd>
                </Flex>
              ))}
            </dl>
          </Box>
        );
      })}
      <Flex mt="5" gap="2.5" align="flex-start">
        <Switch label={t('sheet.singleKeys')} describedBy={helpId} isOn={isOn} onChange={setSingleKeys} />
        <div>
          {t('sheet.singleKeys')}
          <Text id={helpId} color="fg.muted">
            {t('sheet.singleKeysHelp')}
          </Text>
        </div>
      </Flex>
    </Dialog>
  );
}
