import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { regionIn, typeDefaults, type RegistryValues } from './registrySchema.ts';

/** Fills in the defaults of a type where there is no input, and the region from the address of an ECR registry. */
export function useTypeDefaults(): void {
  const { watch, setValue, getValues, clearErrors } = useFormContext<RegistryValues>();
  const type = watch('type');
  const url = watch('url');
  const before = useRef(type);

  useEffect(() => {
    if (before.current === type) return;
    const old = typeDefaults[before.current];
    before.current = type;
    for (const field of ['url', 'username'] as const) {
      const now = getValues(field);
      if (now === '' || now === old[field]) setValue(field, typeDefaults[type][field]);
    }
    // Errors of the other type may not apply to this one.
    clearErrors();
  }, [type, getValues, setValue, clearErrors]);

  useEffect(() => {
    const region = regionIn(url);
    if (type === 'AWS_ECR' && region && getValues('awsRegion') === '') setValue('awsRegion', region);
  }, [type, url, getValues, setValue]);
}
