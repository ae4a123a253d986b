import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
}

/** Key facts as a real definition list. */
export function DataList({ items, columns = 1 }: { items: readonly Fact[]; columns?: 1 | 2 | 3 }) {
  return (
    <dl className="kd-facts" data-columns={columns}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
          {item.hint ? <dd className="kd-step-hint">{item.hint}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
