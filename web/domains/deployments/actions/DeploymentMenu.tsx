import {
  Activity,
  History,
  RotateCw,
  ScrollText,
  Settings,
  SquareArrowOutUpRight,
  Trash2,
  UnfoldVertical,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Menu, type MenuItem } from '../../../ui/floats/Menu.tsx';
import type { DeploymentMenu_deployment$key } from './__generated__/DeploymentMenu_deployment.graphql.ts';

const ScaleDeploymentDialog = lazyPart(() => import('./ScaleDeploymentDialog.tsx'), 'ScaleDeploymentDialog');
const RestartDeploymentDialog = lazyPart(
  () => import('./RestartDeploymentDialog.tsx'),
  'RestartDeploymentDialog',
);
const DeleteDeploymentDialog = lazyPart(
  () => import('./DeleteDeploymentDialog.tsx'),
  'DeleteDeploymentDialog',
);

interface DeploymentMenuProps {
  readonly deployment: DeploymentMenu_deployment$key;
  /** On the deployment's own page: called when its deletion has started. */
  readonly onDeleted?: () => void;
}

/** All actions on a deployment and links to its tabs; disabled with the reason if not possible. */
export function DeploymentMenu({ deployment, onDeleted }: DeploymentMenuProps) {
  const { t } = useTranslation('deployments');
  const data = useFragment(
    graphql`
      fragment DeploymentMenu_deployment on Deployment {
        uuid
        name
        cluster {
          uuid
        }
        viewerCan {
          scale {
            ...useActionReason_state
          }
          restart {
            ...useActionReason_state
          }
          delete {
            ...useActionReason_state
          }
        }
        ...ScaleDeploymentDialog_deployment
        ...RestartDeploymentDialog_deployment
        ...DeleteDeploymentDialog_deployment
      }
    `,
    deployment,
  );
  const [open, setOpen] = useState<'scale' | 'restart' | 'delete'>();
  const reasonOf = useActionReason();
  const close = () => setOpen(undefined);
  const { name, uuid, cluster, viewerCan } = data;
  const to = (tab: Parameters<typeof paths.deployment>[2]) => paths.deployment(cluster.uuid, uuid, tab);
  const items: (MenuItem | 'separator')[] = [
    ...(onDeleted ? [] : [{ label: t('menu.open'), icon: <SquareArrowOutUpRight />, to: to('overview') }]),
    { label: t('menu.logs'), icon: <ScrollText />, to: to('logs') },
    { label: t('menu.versions'), icon: <History />, to: to('versions') },
    { label: t('menu.autoscale'), icon: <Activity />, to: to('autoscale') },
    { label: t('menu.settings'), icon: <Settings />, to: to('general') },
    'separator',
    {
      label: t('menu.scale'),
      icon: <UnfoldVertical />,
      onSelect: () => setOpen('scale'),
      disabledReason: reasonOf(viewerCan.scale),
    },
    {
      label: t('menu.restart'),
      icon: <RotateCw />,
      onSelect: () => setOpen('restart'),
      disabledReason: reasonOf(viewerCan.restart),
    },
    'separator',
    {
      label: t('menu.delete'),
      icon: <Trash2 />,
      isDanger: true,
      onSelect: () => setOpen('delete'),
      disabledReason: reasonOf(viewerCan.delete),
    },
  ];
  return (
    <>
      <Menu label={t('menu.label', { name })} items={items} buttonProps={{ variant: 'ghost', size: 'sm' }} />
      <Suspense>
        {open === 'scale' && <ScaleDeploymentDialog deployment={data} onClose={close} />}
        {open === 'restart' && <RestartDeploymentDialog deployment={data} onClose={close} />}
        {open === 'delete' && (
          <DeleteDeploymentDialog deployment={data} onClose={close} onDone={onDeleted ?? close} />
        )}
      </Suspense>
    </>
  );
}
