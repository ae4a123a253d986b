import { useEffect, useState } from 'react';

const CLEAR_MS = 2_000;

/** The message of running work; at 0 and at 100 percent it clears after two seconds, as the specification words it. */
export function usePassingMessage(progress: number | null, message: string | undefined): string | undefined {
  const isAtEnd = progress === 0 || progress === 100;
  const key = isAtEnd ? `${progress} ${message ?? ''}` : '';
  const [cleared, setCleared] = useState('');
  useEffect(() => {
    if (key === '') return undefined;
    const timer = setTimeout(() => setCleared(key), CLEAR_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== '' && cleared === key ? undefined : message;
}
