import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../forms/useZodForm.ts';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import type { YamlImport } from '../yaml/ImportYamlDialog.tsx';
import type { YamlNote } from '../yaml/yamlReader.ts';
import type { CreateValues } from './values/createValues.ts';

interface LastImport {
  readonly before: CreateValues;
  readonly notes: readonly YamlNote[];
}

/** Fills the form from a YAML configuration, shows invalid values at their fields, and can undo the import. */
export function useImport(form: ZodForm<CreateValues>) {
  const { t } = useTranslation('clusters');
  const announce = useAnnounce();
  const [last, setLast] = useState<LastImport>();

  const apply = async ({ cluster, notes }: YamlImport) => {
    const before = structuredClone(form.getValues());
    // Tokens are not imported; entered ones stay.
    form.reset({ ...before, ...cluster }, { keepDefaultValues: true });
    setLast({ before, notes });
    await form.trigger(Object.keys(cluster) as (keyof CreateValues)[]);
    for (const { field, why, kind } of notes) {
      if (kind !== 'unreadable' || field === undefined) continue;
      form.setError(field as keyof CreateValues, { type: 'import', message: `clusters:yaml.why.${why}` });
    }
  };
  const undo = () => {
    if (last) form.reset(last.before, { keepDefaultValues: true });
    setLast(undefined);
    announce(t('yaml.imported.undone'));
  };
  return { last, apply, undo, dismiss: () => setLast(undefined) };
}
