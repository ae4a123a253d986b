import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useInstallAddon } from '../useInstallAddon.ts';
import { usePlanInstall, type InstallPlan } from '../usePlanInstall.ts';
import type { InstallChainDialog_addon$key } from './__generated__/InstallChainDialog_addon.graphql.ts';
import type { InstallChainDialog_cluster$key } from './__generated__/InstallChainDialog_cluster.graphql.ts';

interface InstallChainDialogProps {
  readonly addon: InstallChainDialog_addon$key;
  readonly cluster: InstallChainDialog_cluster$key;
  readonly onClose: () => void;
}

function Plan({ plan, titleOf }: { plan: InstallPlan; titleOf: (name: string) => string }) {
  const { t } = useTranslation('addons');
  if (plan.state === 'asking') return <Skeleton height="6rem" />;
  if (plan.state === 'failed')
    return <Banner tone="error">{failureText(plan.failure, t).description}</Banner>;
  return (
    <Box as="ol" aria-label={t('dialog.installAll.order')} listStyleType="decimal" ps="5" my="2">
      {plan.steps.map(({ name, version }) => (
        <Box as="li" key={name} py="1">
          <Flex gap="2" wrap="wrap" align="baseline">
            <Box as="span" fontWeight="medium">
              {titleOf(name)}
            </Box>
            <Box as="span" textStyle="mono" color="fg.muted">
              {version}
            </Box>
          </Flex>
        </Box>
      ))}
    </Box>
  );
}

/** Shows the missing dependencies in the order of installation, and installs them in one step. */
export function InstallChainDialog({ addon, cluster, onClose }: InstallChainDialogProps) {
  const { t } = useTranslation('addons');
  const { name, catalog, requires } = useFragment(
    graphql`
      fragment InstallChainDialog_addon on Addon {
        name
        catalog {
          title
        }
        requires {
          addon {
            name
            title
          }
        }
      }
    `,
    addon,
  );
  const { id: clusterId } = useFragment(
    graphql`
      fragment InstallChainDialog_cluster on Cluster {
        id
      }
    `,
    cluster,
  );
  const plan = usePlanInstall(clusterId, name);
  const [install] = useInstallAddon();
  const titles = new Map(requires.map(({ addon: one }) => [one.name, one.title]));
  const { title } = catalog;

  const confirm = async () => {
    const result = await install({ input: { clusterId, name, withDependencies: true } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      tone="primary"
      title={t('dialog.installAll.title', { title })}
      confirmLabel={
        plan.state === 'planned'
          ? t('dialog.installAll.confirm', { count: plan.steps.length })
          : t('action.install')
      }
      onConfirm={confirm}
    >
      {t('dialog.installAll.text', { title })}
      <Plan plan={plan} titleOf={(one) => (one === name ? title : (titles.get(one) ?? one))} />
      {t('dialog.installAll.failure')}
    </ConfirmDialog>
  );
}
