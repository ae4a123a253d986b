import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../../lib/time.ts';
import { NativeSelect } from '../../../ui/actions/NativeSelect.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { changesBetween } from './changesBetween.ts';
import { VersionChanges } from './VersionChanges.tsx';
import type { CompareVersions_versions$key } from './__generated__/CompareVersions_versions.graphql.ts';

/** What differs between two versions; `versions` are the newest first. */
export function CompareVersions({ versions }: { versions: CompareVersions_versions$key }) {
  const { t } = useTranslation('deployments');
  const locale = useLocale();
  const all = useFragment(
    graphql`
      fragment CompareVersions_versions on DeploymentVersion @relay(plural: true) {
        id
        imageTag
        createdAt
        changes {
          path
          before
          after
        }
      }
    `,
    versions,
  );
  const [chosen, setChosen] = useState<{ from: string; to: string }>();
  const { from = all[1]?.id ?? '', to = all[0]?.id ?? '' } = chosen ?? {};
  if (all.length < 2) return null;
  const changes = changesBetween(
    all.map((version) => ({
      id: version.id,
      changes: version.changes.map(({ path, before, after }) => ({ path, before, after })),
    })),
    from,
    to,
  );
  const select = (side: 'from' | 'to', value: string) => (
    <Box minW="14rem">
      <NativeSelect
        aria-label={t(`versions.compare.${side}`)}
        value={value}
        onChange={({ target }) => setChosen({ from, to, [side]: target.value })}
      >
        {all.map(({ id, imageTag, createdAt }) => (
          <option key={id} value={id}>
            {`${imageTag} · ${formatAbsolute(new Date(createdAt), locale)}`}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
  return (
    <Box px="5" py="4" borderTopWidth="1px" borderColor="border">
      <Flex gap="3" wrap="wrap" align="center" mb="2">
        <Text fontWeight="medium">{t('versions.compare.title')}</Text>
        {select('from', from)}
        <span aria-hidden>→</span>
        {select('to', to)}
      </Flex>
      {changes.length === 0 ? (
        <Text color="fg.muted">{t('versions.compare.same')}</Text>
      ) : (
        <VersionChanges changes={changes} />
      )}
    </Box>
  );
}
