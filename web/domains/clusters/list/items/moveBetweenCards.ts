import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move between the names of clusters in reading order; Tab is unchanged. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches('[data-cluster-link]'))
    return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-cluster-link]')];
  const next = links[links.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
