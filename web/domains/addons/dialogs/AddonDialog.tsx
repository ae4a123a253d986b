import { Suspense, lazy } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AddonDialog_addon$key } from './__generated__/AddonDialog_addon.graphql.ts';

const UpgradeAddonDialog = lazy(async () => ({
  default: (await import('./UpgradeAddonDialog.tsx')).UpgradeAddonDialog,
}));
const RollbackAddonDialog = lazy(async () => ({
  default: (await import('./RollbackAddonDialog.tsx')).RollbackAddonDialog,
}));
const UninstallAddonDialog = lazy(async () => ({
  default: (await import('./UninstallAddonDialog.tsx')).UninstallAddonDialog,
}));

/** What a card asks before it acts. */
export type AddonQuestion = 'upgrade' | 'rollback' | 'uninstall';

interface AddonDialogProps {
  readonly addon: AddonDialog_addon$key;
  readonly question: AddonQuestion | null;
  readonly onClose: () => void;
}

/** The open question of a card; the dialogs and what traps the focus in them are loaded with the first one. */
export function AddonDialog({ addon, question, onClose }: AddonDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddonDialog_addon on Addon {
        ...UpgradeAddonDialog_addon
        ...RollbackAddonDialog_addon
        ...UninstallAddonDialog_addon
      }
    `,
    addon,
  );
  return (
    <Suspense>
      {question === 'upgrade' && <UpgradeAddonDialog addon={data} onClose={onClose} />}
      {question === 'rollback' && <RollbackAddonDialog addon={data} onClose={onClose} />}
      {question === 'uninstall' && <UninstallAddonDialog addon={data} onClose={onClose} />}
    </Suspense>
  );
}
