import { useState, type ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../forms/fields/RadioCards.tsx';
import { SecretField } from '../../../forms/fields/SecretField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { needsUrl, REGISTRY_TYPES } from '../registryTypes.ts';
import { loginInDockerConfig, type DockerLogin } from './dockerConfig.ts';
import { GoogleKeyField } from './GoogleKeyField.tsx';
import { lacksRequired, savedName, type RegistryValues } from './registrySchema.ts';
import { useTypeDefaults } from './useTypeDefaults.ts';

/** The type, then its fields. A Docker config pasted anywhere fills address, user and password. */
export function RegistryFields() {
  const { t } = useTranslation('registries');
  const form = useFormContext<RegistryValues>();
  const values = form.watch();
  const { type, name } = values;
  const [taken, setTaken] = useState('');
  useTypeDefaults();

  const fill = (login: DockerLogin) => {
    const set = (field: 'url' | 'username' | 'password', value: string) =>
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    if (needsUrl(type)) set('url', login.url.replace(/^https?:\/\//, ''));
    set('username', login.username);
    set('password', login.password);
    setTaken(login.url);
  };
  const onPaste = (event: ClipboardEvent) => {
    const login = loginInDockerConfig(event.clipboardData.getData('text'));
    if (!login) return;
    event.preventDefault();
    fill(login);
  };
  const saved = savedName(name);
  const isIncomplete = form.formState.submitCount > 0 && lacksRequired(values);

  return (
    <Stack gap="5" onPaste={onPaste}>
      {isIncomplete ? <Banner tone="error">{t('form.fillRequired')}</Banner> : null}
      <RadioCards
        name="type"
        label={t('column.type')}
        cardWidth="14rem"
        options={REGISTRY_TYPES.map((value) => ({
          value,
          label: t(`type.${value}.name`),
          description: t(`type.${value}.text`),
        }))}
      />
      <TextField
        name="name"
        label={t('column.name')}
        help={saved && saved !== name ? t('form.savedAs', { name: saved }) : t('form.nameHelp')}
        autoComplete="off"
        isCode
      />
      {needsUrl(type) ? (
        <TextField
          name="url"
          label={t('column.url')}
          placeholder={t(`type.${type}.url`)}
          autoComplete="off"
          isCode
        />
      ) : null}
      {type === 'AWS_ECR' ? (
        <TextField
          name="awsRegion"
          label={t('form.region')}
          placeholder="eu-central-1"
          autoComplete="off"
          isCode
          maxWidth="20rem"
        />
      ) : null}
      <TextField
        name="username"
        label={t(`type.${type}.username`)}
        help={type === 'GOOGLE_ARTIFACT' ? t('form.googleUser') : undefined}
        autoComplete="off"
        isCode
      />
      {type === 'GOOGLE_ARTIFACT' ? (
        <GoogleKeyField onLogin={fill} />
      ) : (
        <SecretField name="password" label={t(`type.${type}.password`)} help={t('form.passwordHelp')} />
      )}
      {taken ? <Banner tone="info">{t('form.taken', { url: taken })}</Banner> : null}
      {type === 'DOCKER_HUB' || type === 'CUSTOM' ? (
        <TextField name="email" label={t('form.email')} type="email" isOptional autoComplete="off" />
      ) : null}
    </Stack>
  );
}
