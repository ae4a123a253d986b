import { useDeferredValue } from 'react';

/**
 * False for the first render, then true: for lazy-loaded dialogs. A dialog that is open from its first render returns
 * the focus once under StrictMode and takes that for a click outside.
 */
export const useOpensAfterMount = (): boolean => useDeferredValue(true, false);
