import { useTranslation } from 'react-i18next';
import { CheckInput } from '../../../ui/actions/nativeInputs.ts';
import { NativeSelect } from '../../../ui/actions/NativeSelect.tsx';
import { InlineField } from '../../../ui/layout/InlineField.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import type { ImportFormat } from './importEntry.ts';
import type { ImportPreview } from './useImportPreview.ts';

const FORMATS: readonly ImportFormat[] = ['env', 'json', 'yaml'];

function Option({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <InlineField as="label">
      <CheckInput type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </InlineField>
  );
}

/** Format, service or object of the file, and how values are read. */
export function ImportOptionsBar({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('deployments');
  const { options, setOptions, result, source } = preview;
  const sources = result?.ok ? result.sources : [];
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <NativeSelect
        aria-label={t('import.format.label')}
        width="auto"
        value={preview.format}
        onChange={(event) => preview.setFormat(FORMATS.find((one) => one === event.target.value))}
      >
        {FORMATS.map((format) => (
          <option key={format} value={format}>
            {t(`import.format.${format}`)}
          </option>
        ))}
      </NativeSelect>
      {source && sources.length > 1 ? (
        <NativeSelect
          aria-label={t('import.source.label')}
          width="auto"
          value={sources.indexOf(source)}
          onChange={(event) => preview.setSource(Number(event.target.value))}
        >
          {sources.map(({ kind, name }, index) => (
            <option key={`${index}-${name}`} value={index}>
              {t(`import.source.${kind}`, { name })}
            </option>
          ))}
        </NativeSelect>
      ) : null}
      <Option
        label={t('import.trim')}
        isOn={options.trims}
        onChange={(trims) => setOptions({ ...options, trims })}
      />
      <Option
        label={t('import.newlines')}
        isOn={options.convertsNewlines}
        onChange={(convertsNewlines) => setOptions({ ...options, convertsNewlines })}
      />
    </Flex>
  );
}
