import { useEffect, useState } from 'react';

const CLEAR_MS = 2_000;

/** The message of a running operation; at 0 and 100 percent it disappears after two seconds, as specified. */
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
