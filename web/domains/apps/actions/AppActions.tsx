import { CircleArrowUp, Settings, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isOutdated } from '../../../lib/isOutdated.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { WideIcon } from '../../../ui/actions/WideIcon.tsx';
import { Menu } from '../../../ui/floats/Menu.tsx';
import { Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import type { AppActions_app$key } from './__generated__/AppActions_app.graphql.ts';

const UpgradeAppDialog = lazyPart(() => import('./UpgradeAppDialog.tsx'), 'UpgradeAppDialog');
const RollbackAppDialog = lazyPart(() => import('./RollbackAppDialog.tsx'), 'RollbackAppDialog');
const UninstallAppDialog = lazyPart(() => import('./UninstallAppDialog.tsx'), 'UninstallAppDialog');

/** Configure, update, roll back and uninstall; disabled with the reason if not possible. */
export function AppActions({ app }: { app: AppActions_app$key }) {
  const { t } = useTranslation('apps');
  const data = useFragment(
    graphql`
      fragment AppActions_app on InstalledApp {
        name
        instanceName
        version
        previousVersion
        latestVersion
        cluster {
          uuid
        }
        catalog {
          title
        }
        viewerCan {
          configure {
            ...useActionReason_state
          }
          upgrade {
            ...useActionReason_state
          }
          rollback {
            ...useActionReason_state
          }
          uninstall {
            ...useActionReason_state
          }
        }
        ...UpgradeAppDialog_app
        ...RollbackAppDialog_app
        ...UninstallAppDialog_app
      }
    `,
    app,
  );
  const [open, setOpen] = useState<'upgrade' | 'rollback' | 'uninstall'>();
  const reasonOf = useActionReason();
  const close = () => setOpen(undefined);
  const { name, instanceName, cluster, viewerCan } = data;
  const title = data.catalog?.title ?? name;
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end" align="center">
      {isOutdated(data.version, data.latestVersion) ? (
        <Button
          size="sm"
          icon={
            <WideIcon>
              <CircleArrowUp />
            </WideIcon>
          }
          disabledReason={reasonOf(viewerCan.upgrade)}
          onClick={() => setOpen('upgrade')}
        >
          {t('action.update')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      ) : null}
      <ButtonLink
        size="sm"
        icon={
          <WideIcon>
            <Settings />
          </WideIcon>
        }
        to={paths.configureApp(cluster.uuid, name, { instance: instanceName })}
        disabledReason={reasonOf(viewerCan.configure)}
      >
        {t('action.configure')}
        <VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
      <Menu
        label={t('action.menu', { title })}
        buttonProps={{ variant: 'ghost', size: 'sm' }}
        items={[
          ...(data.previousVersion
            ? [
                {
                  label: t('action.rollback'),
                  icon: <Undo2 />,
                  onSelect: () => setOpen('rollback'),
                  disabledReason: reasonOf(viewerCan.rollback),
                },
              ]
            : []),
          {
            label: t('action.uninstall'),
            icon: <Trash2 />,
            isDanger: true,
            onSelect: () => setOpen('uninstall'),
            disabledReason: reasonOf(viewerCan.uninstall),
          },
        ]}
      />
      <Suspense>
        {open === 'upgrade' && <UpgradeAppDialog app={data} onClose={close} />}
        {open === 'rollback' && <RollbackAppDialog app={data} onClose={close} />}
        {open === 'uninstall' && <UninstallAppDialog app={data} onClose={close} />}
      </Suspense>
    </Flex>
  );
}
