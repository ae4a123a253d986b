import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useParams } from 'react-router-dom';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths } from '../../../shell/paths.ts';
import { SearchInput } from '../../../ui/actions/SearchInput.tsx';
import { Card, CardBody } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Box, Grid, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { loadDocs } from './docPages.ts';
import { DocText } from './DocText.tsx';
import { searchDocs, type DocMatch } from './searchDocs.ts';

/** A page of the documentation, beside the list of all, which can be searched. */
export function DocsPage() {
  const { t } = useTranslation('help');
  const docs = use(loadDocs(useLocale()));
  const { page } = useParams();
  const [search, setSearch] = useState('');
  const doc = docs.find(({ id }) => id === page);
  if (!doc) throw new NotFoundError('help:docs.notFound');
  const found = searchDocs(docs, search);
  return (
    <>
      <PageHeader title={doc.title} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Box as="nav" aria-label={t('docs.pages')} position={{ lg: 'sticky' }} top="4">
          <SearchInput label={t('docs.search')} value={search} onChange={setSearch} />
          <Text
            role="status"
            color="fg.muted"
            textStyle="sm"
            mt="2"
            srOnly={search === '' || found.length > 0}
          >
            {t('docs.found', { count: found.length })}
          </Text>
          <Box as="ul" listStyleType="none" p="0" mt="3" display="grid" gap="0.5">
            {found.map((match) => (
              <li key={match.doc.id}>
                <PageLink match={match} />
              </li>
            ))}
          </Box>
        </Box>
        <Card>
          <CardBody pt="2" pb="6">
            <DocText text={doc.text} />
          </CardBody>
        </Card>
      </Grid>
    </>
  );
}

function PageLink({ match: { doc, excerpt } }: { match: DocMatch }) {
  return (
    <Box
      asChild
      css={{
        display: 'block',
        px: '3',
        py: '2',
        borderRadius: 'md',
        _hover: { bg: 'bg.muted' },
        '&[aria-current=page]': { bg: 'bg.emphasized', fontWeight: 'medium' },
      }}
    >
      <NavLink to={paths.docs(doc.id)}>
        {doc.title}
        {excerpt ? (
          <Text color="fg.muted" textStyle="xs" fontWeight="normal">
            {excerpt}
          </Text>
        ) : null}
      </NavLink>
    </Box>
  );
}
