import { FileUp, ScanSearch } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SecretTextareaField } from '../../../forms/fields/SecretTextareaField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import { readGoogleKey, type DockerLogin, type GoogleKeyFinding } from './dockerConfig.ts';
import type { RegistryValues } from './registrySchema.ts';

/** Longer texts are not a key. */
const MAX_BYTES = 64 * 1024;

/** The key of a service account: typed, pasted, dropped or chosen, and validated before anything is sent. */
export function GoogleKeyField({ onLogin }: { onLogin: (login: DockerLogin) => void }) {
  const { t } = useTranslation('registries');
  const { setValue, getValues } = useFormContext<RegistryValues>();
  const [finding, setFinding] = useState<GoogleKeyFinding>();
  const file = useRef<HTMLInputElement>(null);

  const validate = () => {
    const found = readGoogleKey(getValues('password'));
    if (found.kind === 'dockerConfig') onLogin(found.login);
    setFinding(found);
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen || chosen.size > MAX_BYTES) return setFinding(chosen ? { kind: 'unrecognized' } : undefined);
    setValue('password', await chosen.text(), { shouldDirty: true, shouldValidate: true });
    return validate();
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    void read(event.target.files?.[0]);
    // Lets the same file be chosen again after it was changed.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  const isGood = finding?.kind === 'serviceAccount' || finding?.kind === 'dockerConfig';
  const details = {
    email: finding?.kind === 'serviceAccount' ? finding.email : '',
    fields: finding?.kind === 'missing' ? finding.fields : '',
  };
  return (
    <Stack gap="3" onDrop={onDrop} onDragOver={(event: DragEvent) => event.preventDefault()}>
      <SecretTextareaField
        name="password"
        label={t('type.GOOGLE_ARTIFACT.password')}
        help={t('google.help')}
        rows={5}
      />
      <Flex gap="2" wrap="wrap">
        <Button icon={<ScanSearch />} onClick={validate}>
          {t('google.validate')}
        </Button>
        <Button variant="ghost" icon={<FileUp />} onClick={() => file.current?.click()}>
          {t('google.choose')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('google.choose')}
          onChange={onChoose}
        />
      </Flex>
      <div role="status">
        {finding ? (
          <Banner tone={isGood ? 'success' : 'error'} title={t(`google.${finding.kind}.title`)}>
            {t(`google.${finding.kind}.text`, details)}
          </Banner>
        ) : null}
      </div>
    </Stack>
  );
}
