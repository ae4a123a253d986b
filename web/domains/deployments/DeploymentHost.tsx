import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import type { DeploymentHost_deployment$key } from './__generated__/DeploymentHost_deployment.graphql.ts';

/** The address of a deployment in the internet, and the state of its certificate unless it is valid. */
export function DeploymentHost({ deployment }: { deployment: DeploymentHost_deployment$key }) {
  const { t } = useTranslation('deployments');
  const {
    exposure: { url, hostname, certificate },
  } = useFragment(
    graphql`
      fragment DeploymentHost_deployment on Deployment {
        exposure {
          url
          hostname
          certificate
        }
      }
    `,
    deployment,
  );
  if (!url) return t('host.none');
  return (
    <>
      <TextLink href={url}>{hostname ?? url}</TextLink>
      {certificate === 'PENDING' || certificate === 'FAILED' ? (
        <Text color="fg.muted" textStyle="xs">
          {t(`host.certificate.${certificate}`)}
        </Text>
      ) : null}
    </>
  );
}
