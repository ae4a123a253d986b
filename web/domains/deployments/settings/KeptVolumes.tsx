import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import type { KeptVolumes_deployment$key } from './__generated__/KeptVolumes_deployment.graphql.ts';

/** Removed volumes whose data was kept, with their price. */
export function KeptVolumes({ deployment }: { deployment: KeptVolumes_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { keptVolumes } = useFragment(
    graphql`
      fragment KeptVolumes_deployment on Deployment {
        keptVolumes {
          name
          size
          monthlyPrice {
            amount
          }
        }
      }
    `,
    deployment,
  );
  if (keptVolumes.length === 0) return null;
  return (
    <Card aria-labelledby="deployment-kept-volumes">
      <CardHeader
        id="deployment-kept-volumes"
        title={t('form.volume.kept.title')}
        description={t('form.volume.kept.help')}
      />
      <CardBody>
        <Box as="ul" listStyleType="none" m="0" p="0" display="grid" gap="2">
          {keptVolumes.map(({ name, size, monthlyPrice }) => (
            <Flex as="li" key={name} justify="space-between" gap="3" wrap="wrap">
              <Mono overflowWrap="anywhere">{`${name} · ${size}`}</Mono>
              <span>
                <Money amount={eurosOf(monthlyPrice.amount)} /> {t('form.volume.kept.month')}
              </span>
            </Flex>
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}
