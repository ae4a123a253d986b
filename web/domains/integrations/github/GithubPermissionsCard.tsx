import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../../shell/MissingData.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { ConnectGithubButton } from './ConnectGithubButton.tsx';
import type { GithubPermissionsCard_integration$key } from './__generated__/GithubPermissionsCard_integration.graphql.ts';

const EXPLAINED = ['contents', 'metadata', 'administration'] as const;

interface GithubPermissionsCardProps {
  readonly integration: GithubPermissionsCard_integration$key;
  readonly reason: string | undefined;
}

/** The App's permissions at GitHub, what GitOps is missing, and how to grant it. */
export function GithubPermissionsCard({ integration, reason }: GithubPermissionsCardProps) {
  const { t } = useTranslation('integrations');
  const { permissions } = useFragment(
    graphql`
      fragment GithubPermissionsCard_integration on GithubIntegration {
        permissions {
          isComplete
          checks {
            name
            required
            granted
            isSatisfied
          }
        }
      }
    `,
    integration,
  );
  if (!permissions) {
    return (
      <Card>
        <CardHeader title={t('github.permissions.title')} />
        <MissingData title={t('github.permissions.failed')} />
      </Card>
    );
  }
  const { isComplete, checks } = permissions;
  const purposeOf = (name: string) => {
    const known = EXPLAINED.find((one) => one === name);
    return known ? t(`github.permissions.purpose.${known}`) : '';
  };
  return (
    <Card>
      <CardHeader
        title={t('github.permissions.title')}
        badge={
          <StatusBadge
            tone={isComplete ? 'ok' : 'attention'}
            label={t(isComplete ? 'github.permissions.complete' : 'github.permissions.incomplete')}
          />
        }
      />
      <CardBody display="grid" gap="5">
        <Box as="ul" display="grid" gap="3">
          {checks.map(({ name, required, granted, isSatisfied }) => (
            <Flex as="li" key={name} gap="3" align="flex-start">
              <Box color={isSatisfied ? 'success.fg' : 'warning.fg'} pt="2px" flexShrink="0">
                {isSatisfied ? (
                  <CircleCheck aria-hidden width={18} height={18} />
                ) : (
                  <CircleAlert aria-hidden width={18} height={18} />
                )}
              </Box>
              <Box minW="0">
                <Text fontWeight="medium">
                  {t('github.permissions.name', { name, access: t(`github.access.${required}`) })}
                </Text>
                <Text color="fg.muted" textStyle="sm">
                  {isSatisfied
                    ? purposeOf(name)
                    : t('github.permissions.missing', {
                        granted: t(`github.access.${granted}`),
                        purpose: purposeOf(name),
                      })}
                </Text>
              </Box>
            </Flex>
          ))}
        </Box>
        {isComplete ? null : (
          <Box>
            <Text color="fg.muted" mb="3">
              {t('github.permissions.howTo')}
            </Text>
            <ConnectGithubButton disabledReason={reason}>{t('github.permissions.fix')}</ConnectGithubButton>
          </Box>
        )}
      </CardBody>
    </Card>
  );
}
