import { ChevronRight, Plug, Plus, Server, UserCog, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shell/paths.ts';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { AppLink } from '../../ui/link.tsx';

const actions: readonly { key: string; to: string; icon: LucideIcon }[] = [
  { key: 'create', to: paths.createCluster(), icon: Plus },
  { key: 'clusters', to: paths.clusters(), icon: Server },
  { key: 'account', to: paths.settings('account'), icon: UserCog },
  { key: 'integrations', to: paths.integrations('hetzner'), icon: Plug },
];

/** Links to frequent actions. */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <Card>
      <CardHeader title={t('actions.title')} />
      <Box as="ul" listStyleType="none" m="0" px="2" pt="2" pb="2">
        {actions.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Flex
              asChild
              align="center"
              gap="3"
              px="3"
              minH="10"
              borderRadius="md"
              color="fg"
              _hover={{ bg: 'bg.muted' }}
            >
              <AppLink to={to}>
                <Icon aria-hidden width={16} height={16} />
                <Box as="span" flex="1">
                  {t(`actions.${key}`)}
                </Box>
                <Box as="span" color="fg.subtle">
                  <ChevronRight aria-hidden width={16} height={16} />
                </Box>
              </AppLink>
            </Flex>
          </li>
        ))}
      </Box>
    </Card>
  );
}
