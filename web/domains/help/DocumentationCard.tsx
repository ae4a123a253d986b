import { useTranslation } from 'react-i18next';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';

const PAGES = [
  { id: 'api', href: '/graphql' },
  { id: 'k3s', href: 'https://docs.k3s.io/' },
  { id: 'hetzner', href: 'https://docs.hetzner.com/cloud/' },
] as const;

/** Links to the product documentation, the API reference, and the documentation of k3s and Hetzner. */
export function DocumentationCard() {
  const { t } = useTranslation('help');
  return (
    <Card>
      <CardHeader title={t('docs.title')} />
      <CardBody>
        <Box as="ul" display="grid" gap="3">
          <li>
            <TextLink to={paths.docs('first-cluster')}>{t('docs.product.title')}</TextLink>
            <Box color="fg.muted" textStyle="sm">
              {t('docs.product.text')}
            </Box>
          </li>
          {PAGES.map(({ id, href }) => (
            <li key={id}>
              <TextLink href={href}>{t(`docs.${id}.title`)}</TextLink>
              <Box color="fg.muted" textStyle="sm">
                {t(`docs.${id}.text`)}
              </Box>
            </li>
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}
