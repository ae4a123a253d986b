import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { failureText } from '../../../shell/failureText.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { SelectInput } from '../../../ui/actions/SelectInput.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Stack } from '../../../ui/layout/primitives.ts';
import { asRegistryType } from '../registryTypes.ts';
import { useApplyRegistry } from './useApplyRegistry.ts';
import type { ApplyRegistryForm_cluster$key } from './__generated__/ApplyRegistryForm_cluster.graphql.ts';

interface ApplyRegistryFormProps {
  readonly cluster: ApplyRegistryForm_cluster$key;
  readonly onOrdered: (name: string) => void;
}

/** Selects one of the registries that are not on the cluster yet, and applies it. */
export function ApplyRegistryForm({ cluster, onOrdered }: ApplyRegistryFormProps) {
  const { t } = useTranslation('registries');
  const data = useFragment(
    graphql`
      fragment ApplyRegistryForm_cluster on Cluster {
        id
        applicableRegistries {
          id
          name
          type
        }
        viewerCan {
          applyRegistry {
            ...useActionReason_state
          }
        }
      }
    `,
    cluster,
  );
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState('');
  const [apply, isApplying] = useApplyRegistry();
  const reason = useActionReason()(data.viewerCan.applyRegistry);
  const options = data.applicableRegistries;
  // Another user may have applied the selected registry in the meantime.
  const registry = options?.find(({ id }) => id === chosen);

  const submit = async () => {
    if (!registry) return;
    setFailure('');
    const result = await apply({ input: { clusterId: data.id, registryId: registry.id } });
    if (!result.ok) return setFailure(failureText(result, t).description);
    setChosen('');
    return onOrdered(registry.name);
  };
  if (!options) {
    return (
      <Card>
        <MissingData title={t('fetchFailed')} />
      </Card>
    );
  }
  const link = <TextLink to={paths.integrations('registry')}>{t('cluster.addOne')}</TextLink>;
  return (
    <Card>
      <CardHeader title={t('apply.title')} description={t('apply.description')} />
      <CardBody>
        {options.length === 0 ? (
          <p>
            {t('apply.none')} {link}
          </p>
        ) : (
          <Stack gap="3">
            {failure ? (
              <Banner tone="error" title={t('apply.failed')}>
                {failure}
              </Banner>
            ) : null}
            <Flex gap="3" wrap="wrap" align="center">
              <Box flex="1 1 14rem" maxW="24rem">
                <SelectInput
                  label={t('apply.label')}
                  value={registry?.id ?? ''}
                  onChange={setChosen}
                  options={[
                    { value: '', label: t('apply.choose') },
                    ...options.map(({ id, name, type }) => ({
                      value: id,
                      label: `${name} (${t(`type.${asRegistryType(type)}.name`)})`,
                    })),
                  ]}
                />
              </Box>
              <Button
                variant="primary"
                isBusy={isApplying}
                disabledReason={reason ?? (registry ? undefined : t('apply.chooseFirst'))}
                onClick={() => void submit()}
              >
                {t('apply.submit')}
              </Button>
            </Flex>
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
