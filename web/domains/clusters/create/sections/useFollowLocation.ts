import { useEffect } from 'react';
import type { ZodForm } from '../../../../forms/useZodForm.ts';
import type { CreateValues } from '../values/createValues.ts';

/** When the cluster's location changes, its masters and the pools in the same location follow. */
export function useFollowLocation(form: ZodForm<CreateValues>): void {
  useEffect(() => {
    let before = form.getValues('location');
    return form.subscribe({
      name: 'location',
      formState: { values: true },
      callback: ({ name, values: { location, nodePools } }) => {
        if (location === before) return;
        const left = before;
        before = location;
        // A reset has no field name, and sets masters and pools itself.
        if (name !== 'location') return;
        form.setValue('controlPlaneLocations', [location], { shouldDirty: true });
        nodePools.forEach((pool, index) => {
          if (pool.location === left)
            form.setValue(`nodePools.${index}.location`, location, { shouldDirty: true });
        });
      },
    });
  }, [form]);
}
