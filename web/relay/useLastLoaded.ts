import { useState } from 'react';

/** The value, or the last one before it became null: a failed refetch must not close what a user is typing in. */
export function useLastLoaded<Value>(value: Value | null | undefined): Value | null | undefined {
  const [last, setLast] = useState(value);
  if (value != null && value !== last) setLast(value);
  return value ?? last;
}
