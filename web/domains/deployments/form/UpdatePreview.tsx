import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { Box, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import type { DeploymentValues } from './deploymentValues.ts';
import { repositoryProblem, tagProblem } from './imageName.ts';
import { useDebouncedQuery } from './useDebouncedQuery.ts';
import type { UpdatePreviewQuery } from './__generated__/UpdatePreviewQuery.graphql.ts';

const query = graphql`
  query UpdatePreviewQuery(
    $clusterId: ID!
    $imageRepository: String!
    $imageTag: String!
    $policy: AutoUpdatePolicy!
    $customPattern: String
  ) {
    imageUpdatePreview(
      clusterId: $clusterId
      imageRepository: $imageRepository
      imageTag: $imageTag
      policy: $policy
      customPattern: $customPattern
    ) {
      candidates
      next
    }
  }
`;

const MAX_SHOWN = 5;

function useQuestion(clusterId: string): UpdatePreviewQuery['variables'] | undefined {
  const values = useWatch<DeploymentValues>();
  const { imageRepository = '', imageTag = '', updatePolicy = 'MINOR', customPattern = '' } = values;
  const hasImage = !repositoryProblem(imageRepository) && !tagProblem(imageTag);
  const isCustom = updatePolicy === 'CUSTOM';
  if (!values.isAutoUpdated || !hasImage) return undefined;
  if (isCustom && !/^(glob|regexp):./.test(customPattern)) return undefined;
  return {
    clusterId,
    imageRepository: imageRepository.trim(),
    imageTag: imageTag.trim(),
    policy: updatePolicy,
    customPattern: isCustom ? customPattern : null,
  };
}

/** Which tag an automatic update would deploy now, and the others that fit the policy. */
export function UpdatePreview({ clusterId }: { clusterId: string }) {
  const { t } = useTranslation('deployments');
  const [policy, isOn] = useWatch<DeploymentValues, ['updatePolicy', 'isAutoUpdated']>({
    name: ['updatePolicy', 'isAutoUpdated'],
  });
  const answer = useDebouncedQuery<UpdatePreviewQuery>(query, useQuestion(clusterId));
  if (!isOn) return null;
  const preview = answer.state === 'answered' ? answer.data.imageUpdatePreview : undefined;
  const others = (preview?.candidates ?? []).filter((tag) => tag !== preview?.next).slice(0, MAX_SHOWN);
  return (
    <Stack gap="2" mt="6">
      <Text color="fg.muted">{t(`form.policyExample.${policy}`)}</Text>
      <Box role="status">
        {answer.state === 'none' ? t('form.preview.incomplete') : null}
        {answer.state === 'asking' ? t('form.preview.asking') : null}
        {answer.state === 'failed' || preview === null ? t('form.preview.failed') : null}
        {preview?.next ? (
          <span>
            {t('form.preview.next')} <Mono>{preview.next}</Mono>
          </span>
        ) : null}
        {preview && !preview.next ? t('form.preview.nothing') : null}
        {others.length > 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {t('form.preview.others', { tags: others.join(', ') })}
          </Text>
        ) : null}
      </Box>
    </Stack>
  );
}
