import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../../forms/useZodForm.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import {
  useCheapestLike,
  useFindOffer,
  useIsOnSale,
  type FindOffer,
} from '../../../nodepools/InstanceTypesProvider.tsx';
import type { CreateValues } from '../values/createValues.ts';

const TOAST_MS = 8_000;

interface Place {
  path: 'controlPlaneInstanceType' | `nodePools.${number}.instanceType`;
  location: string;
  type: string;
}

function placesOf({ location, controlPlaneInstanceType, nodePools }: CreateValues): Place[] {
  return [
    { path: 'controlPlaneInstanceType', location, type: controlPlaneInstanceType },
    ...nodePools.map((pool, index) => ({
      path: `nodePools.${index}.instanceType` as const,
      location: pool.location,
      type: pool.instanceType,
    })),
  ];
}

/**
 * Replaces a type that cannot be ordered by the cheapest with as many resources: the default type silently when the
 * form starts, and any type with a message when its location changes. A type that the user selected or a file contains
 * stays and is shown as invalid.
 */
export function useSoldTypes(form: ZodForm<CreateValues>, defaultType: string): void {
  const { t } = useTranslation('clusters');
  const values = useWatch({ control: form.control }) as CreateValues;
  const isOnSale = useIsOnSale();
  const findOffer = useFindOffer();
  const cheapestLike = useCheapestLike();
  const seen = useRef(new Map<string, Place & { like: ReturnType<FindOffer> }>());
  const places = placesOf(values);
  const key = JSON.stringify(places.map(({ location, type }) => [location, type, isOnSale(location, type)]));

  useEffect(() => {
    const news: string[] = [];
    for (const place of places) {
      const { path, location, type } = place;
      const before = seen.current.get(path);
      const sold = isOnSale(location, type);
      if (sold === undefined) continue;
      const hasMoved = before !== undefined && before.type === type && before.location !== location;
      const isUntouched = type === defaultType && !form.getFieldState(path).isDirty;
      const like = findOffer(location, type) ?? before?.like;
      const next = sold || !(hasMoved || isUntouched) ? undefined : cheapestLike(location, like);
      seen.current.set(path, { ...place, like, type: next?.name ?? type });
      if (!next) {
        // The initial values of a file or draft can be validated only now.
        if (!sold && type !== '') void form.trigger(path);
        continue;
      }
      form.setValue(path, next.name, { shouldDirty: hasMoved, shouldValidate: form.formState.isSubmitted });
      if (hasMoved) news.push(t('create.types.replaced', { from: type, to: next.name, place: location }));
    }
    if (news.length === 0) return;
    const description = [...new Set(news)].join(' ');
    toast.info({ title: t('create.types.title'), description, duration: TOAST_MS });
    // oxlint-disable-next-line react/exhaustive-deps -- when a place, its type or what is sold there changes
  }, [key]);
}
