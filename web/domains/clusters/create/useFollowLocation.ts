import { useEffect } from 'react';
import type { ZodForm } from '../../../forms/useZodForm.ts';
import type { CreateValues } from './createValues.ts';

/** When the cluster moves, its masters and the pools that stood beside it move along. */
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
        // A reset has no name, and brings masters and pools of its own.
        if (name !== 'location') return;
        form.setValue('masterLocations', [location], { shouldDirty: true });
        nodePools.forEach((pool, index) => {
          if (pool.location === left)
            form.setValue(`nodePools.${index}.location`, location, { shouldDirty: true });
        });
      },
    });
  }, [form]);
}
