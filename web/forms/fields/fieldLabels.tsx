import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';

const LabelContext = createContext<Map<string, string>>(new Map());

/** Lets the error summary name fields by their labels. */
export function FieldLabels({ children }: { children: ReactNode }) {
  const labels = useMemo(() => new Map<string, string>(), []);
  return <LabelContext value={labels}>{children}</LabelContext>;
}

/** Field path → label of every field on screen. */
export function useFieldLabels(): ReadonlyMap<string, string> {
  return useContext(LabelContext);
}

/** Registers a field's label while the field is mounted. */
export function useOwnLabel(name: string, label: string): void {
  const labels = useContext(LabelContext);
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
}
