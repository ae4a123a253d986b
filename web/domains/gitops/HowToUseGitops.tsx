import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { CodeBlock } from '../../ui/text/CodeBlock.tsx';
import type { HowToUseGitops_gitops$key } from './__generated__/HowToUseGitops_gitops.graphql.ts';

/** Commands from a clone to the first commit. */
export function HowToUseGitops({ gitops }: { gitops: HowToUseGitops_gitops$key }) {
  const { t } = useTranslation('gitops');
  const { repository, repositoryUrl, branch, clusterPath } = useFragment(
    graphql`
      fragment HowToUseGitops_gitops on Gitops {
        repository
        repositoryUrl
        branch
        clusterPath
      }
    `,
    gitops,
  );
  if (!repository || !clusterPath) return null;
  const folder = repository.split('/').at(-1) ?? repository;
  const steps = [
    {
      id: 'clone',
      code: `git clone --branch ${branch ?? 'main'} ${repositoryUrl ?? `https://github.com/${repository}`}.git`,
    },
    { id: 'cd', code: `cd ${folder}/${clusterPath}` },
    { id: 'push', code: 'git add . && git commit -m "Deploy" && git push' },
  ] as const;
  return (
    <Card tone="quiet">
      <CardHeader title={t('howTo.title')} />
      <CardBody>
        <Box as="ol" display="grid" gap="5">
          {steps.map(({ id, code }) => (
            <Box as="li" key={id} minW="0">
              <Text mb="2">{t(`howTo.${id}`)}</Text>
              <CodeBlock code={code} label={t(`howTo.${id}Label`)} />
            </Box>
          ))}
        </Box>
        <Text color="fg.muted" mt="5">
          {t('howTo.after')}
        </Text>
      </CardBody>
    </Card>
  );
}
