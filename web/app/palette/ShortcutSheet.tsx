import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { setSingleKeys, useSingleKeys } from '../../shell/keys/keySettings.ts';
import { keyCaps } from '../../shell/keys/glyphs.ts';
import { activeShortcuts, subscribeToShortcuts } from '../../shell/keys/keymap.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';

const GROUPS = ['page', 'goto', 'global'] as const;

/** Every shortcut that works right now, and the switch for those made of bare letters. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const shortcuts = useSyncExternalStore(subscribeToShortcuts, activeShortcuts, activeShortcuts);
  const isOpen = useOpensAfterMount();
  const isOn = useSingleKeys();
  const [search, setSearch] = useState('');
  // The newest are first in the map; a list reads better in the order they were added.
  const wanted = shortcuts
    .toReversed()
    .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('sheet.title')} size="md">
      <input
        className="kd-sheet-search"
        type="search"
        aria-label={t('sheet.search')}
        placeholder={t('sheet.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {wanted.length === 0 && <p>{t('sheet.empty')}</p>}
      {GROUPS.map((group) => {
        const members = wanted.filter((shortcut) => shortcut.group === group);
        return members.length === 0 ? null : (
          <section key={group} className="kd-sheet-group">
            <h3>{t(`sheet.group.${group}`)}</h3>
            <dl>
              {members.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keyCaps(keys)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <label className="kd-sheet-switch">
        <input type="checkbox" checked={isOn} onChange={(event) => setSingleKeys(event.target.checked)} />
        <span>
          {t('sheet.singleKeys')}
          <small>{t('sheet.singleKeysHelp')}</small>
        </span>
      </label>
    </Dialog>
  );
}
