import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Catch } from '../../shell/Catch.tsx';
import { SelectInput } from '../../ui/actions/SelectInput.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import type { BranchSelectQuery } from './__generated__/BranchSelectQuery.graphql.ts';

const DEFAULT_BRANCH = 'main';

interface BranchSelectProps {
  /** Global id of the repository. */
  readonly repositoryId: string;
  /** The selected branch; null for the default. */
  readonly branch: string | null;
  readonly onChange: (branch: string | null) => void;
}

/** The branch to follow: the repository's default, or main if its branches cannot be loaded. */
export function BranchSelect(props: BranchSelectProps) {
  const { t } = useTranslation('gitops');
  return (
    <Box maxW="sm">
      <Text fontWeight="medium" mb="1" aria-hidden>
        {t('setup.branch')}
      </Text>
      <Catch key={props.repositoryId} renderError={() => <Fallback {...props} hasFailed />}>
        <Suspense fallback={<Skeleton height="2.5rem" />}>
          <Loaded {...props} />
        </Suspense>
      </Catch>
    </Box>
  );
}

function Loaded(props: BranchSelectProps) {
  const { t } = useTranslation('gitops');
  const { node } = useLazyLoadQuery<BranchSelectQuery>(
    graphql`
      query BranchSelectQuery($id: ID!) {
        node(id: $id) {
          ... on Repository {
            branches {
              name
              isDefault
            }
          }
        }
      }
    `,
    { id: props.repositoryId },
    // A branch that was just pushed must be in the list.
    { fetchPolicy: 'store-and-network' },
  );
  const branches = node?.branches;
  if (!branches) return <Fallback {...props} hasFailed />;
  if (branches.length === 0) return <Fallback {...props} hasFailed={false} />;
  const fallback = branches.find(({ isDefault }) => isDefault)?.name ?? branches[0]?.name ?? DEFAULT_BRANCH;
  return (
    <SelectInput
      label={t('setup.branch')}
      options={branches.map(({ name }) => ({ value: name, label: name }))}
      value={props.branch ?? fallback}
      onChange={props.onChange}
    />
  );
}

function Fallback({ branch, onChange, hasFailed }: BranchSelectProps & { hasFailed: boolean }) {
  const { t } = useTranslation('gitops');
  useEffect(() => {
    // Without a branch the platform would use the repository's default, which may be another one.
    onChange(DEFAULT_BRANCH);
    return () => onChange(null);
  }, [onChange]);
  useEffect(() => {
    if (hasFailed)
      toast.error({ title: t('setup.branchesFailedTitle'), description: t('setup.branchesFailed') });
  }, [hasFailed, t]);
  return (
    <>
      <SelectInput
        label={t('setup.branch')}
        options={[{ value: DEFAULT_BRANCH, label: DEFAULT_BRANCH }]}
        value={branch ?? DEFAULT_BRANCH}
        onChange={onChange}
      />
      <Text color="fg.muted" textStyle="sm" mt="1">
        {t(hasFailed ? 'setup.branchFallback' : 'setup.branchNone')}
      </Text>
    </>
  );
}
