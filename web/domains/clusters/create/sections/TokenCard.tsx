import { CircleCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shell/paths.ts';
import { SwitchField } from '../../../../forms/fields/SwitchField.tsx';
import { SecretField } from '../../../../forms/fields/SecretField.tsx';
import { TextLink } from '../../../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Box, Flex, Stack } from '../../../../ui/layout/primitives.ts';
import type { TokenState } from '../values/createSchema.ts';
import type { CreateValues } from '../values/createValues.ts';

function SavedToken() {
  const { t } = useTranslation('clusters');
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Box color="fg.success" display="inline-flex">
        <CircleCheck aria-hidden width={18} height={18} />
      </Box>
      <span>{t('create.token.saved')}</span>
      {/* Opens in a new tab, so that the form keeps its state. */}
      <TextLink href={paths.integrations('hetzner')}>{t('create.token.manage')}</TextLink>
    </Flex>
  );
}

/** The Hetzner token for the servers: the saved one, one to save now, or one for this cluster only. */
export function TokenCard({ tokenState }: { tokenState: TokenState }) {
  const { t } = useTranslation('clusters');
  const isTemporary = useWatch<CreateValues, 'hasTemporaryToken'>({ name: 'hasTemporaryToken' });
  return (
    <Card aria-labelledby="create-token">
      <CardHeader
        id="create-token"
        title={t('create.token.title')}
        description={t('create.token.description')}
      />
      <CardBody>
        <Stack gap="5">
          {tokenState === 'saved' ? <SavedToken /> : null}
          {tokenState === 'missing' && !isTemporary ? (
            <SecretField
              name="token"
              label={t('create.token.label')}
              help={t('create.token.help')}
              placeholder={t('create.token.placeholder')}
            />
          ) : null}
          <SwitchField
            name="hasTemporaryToken"
            label={t('create.token.temporary')}
            help={t('create.token.temporaryHelp')}
          />
          {isTemporary ? (
            <SecretField
              name="temporaryToken"
              label={t('create.token.temporaryLabel')}
              placeholder={t('create.token.placeholder')}
            />
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
