import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/layout/primitives.ts';
import type { InstallAppLink_app$key } from './__generated__/InstallAppLink_app.graphql.ts';

/** Leads to the form that installs the app; disabled with the reason if that is not possible. */
export function InstallAppLink({ app }: { app: InstallAppLink_app$key }) {
  const { t } = useTranslation('apps');
  const reasonOf = useActionReason();
  const { catalog, cluster, viewerCan } = useFragment(
    graphql`
      fragment InstallAppLink_app on App {
        cluster {
          uuid
        }
        catalog {
          name
          title
          plan
        }
        viewerCan {
          install {
            code
            ...useActionReason_state
          }
        }
      }
    `,
    app,
  );
  const { name, title, plan } = catalog;
  const { code } = viewerCan.install;
  const to = paths.configureApp(cluster.uuid, name);
  return (
    <ButtonLink
      size="sm"
      icon={<Download />}
      to={to}
      // Missing add-ons are installed on the way.
      disabledReason={code === 'MISSING_DEPENDENCIES' ? undefined : reasonOf(viewerCan.install)}
      wayOut={
        code === 'PLAN_LIMIT' ? (
          <TextLink to={paths.upgrade(plan?.toLowerCase(), to)}>{t('card.upgrade')}</TextLink>
        ) : undefined
      }
    >
      {t('action.install')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </ButtonLink>
  );
}
