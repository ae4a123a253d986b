import { DE, FI, SG, US } from 'country-flag-icons/react/3x2';

const flags = { DE, FI, SG, US };

/** A country's flag as decoration: the city beside it carries the meaning. Nothing for countries we have no flag of. */
export function Flag({ country }: { country: string }) {
  const Picture = Object.entries(flags).find(([code]) => code === country.toUpperCase())?.[1];
  return Picture ? (
    <span className="kd-flag" aria-hidden>
      <Picture />
    </span>
  ) : null;
}
