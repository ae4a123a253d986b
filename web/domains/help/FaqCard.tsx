import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';

const QUESTIONS = ['cost', 'token', 'owner', 'archive', 'limit', 'team'] as const;

/** Frequently asked questions with collapsible answers. */
export function FaqCard() {
  const { t } = useTranslation('help');
  return (
    <Card>
      <CardHeader title={t('faq.title')} />
      <CardBody py="2">
        {QUESTIONS.map((id) => (
          <Box
            as="details"
            key={id}
            borderBottom="1px solid"
            borderColor="border"
            css={{
              '&:last-child': { borderBottom: 0 },
              '&[open] > summary > svg': { transform: 'rotate(180deg)' },
            }}
          >
            <Box
              as="summary"
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="4"
              py="3"
              minH="11"
              cursor="pointer"
              fontWeight="medium"
              borderRadius="sm"
              css={{ listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }}
            >
              {t(`faq.${id}.question`)}
              <ChevronDown aria-hidden size={16} style={{ flexShrink: 0, transition: 'transform 120ms' }} />
            </Box>
            <Box color="fg.muted" pb="4" pe="8" maxW="40rem">
              {t(`faq.${id}.answer`)}
            </Box>
          </Box>
        ))}
      </CardBody>
    </Card>
  );
}
