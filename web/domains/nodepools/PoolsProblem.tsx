import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useMessage } from '../../forms/messages.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { PoolValues } from './poolValues.ts';

/** An error of all pools together, such as their number; focused after a submit. */
export function PoolsProblem() {
  const { errors, submitCount } = useFormState<{ nodePools: PoolValues[] }>();
  const resolve = useMessage();
  const box = useRef<HTMLDivElement>(null);
  // Rules of the form put it at `root`, the server's refusals are at the list itself.
  const text = errors.nodePools?.root?.message ?? errors.nodePools?.message;
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  return text ? <Banner ref={box} tone="error" title={resolve(text, '')} /> : null;
}
