import { useDeferredValue } from 'react';

/**
 * false for the first render, then true: for dialogs that are loaded only when they are wanted. A dialog that is open
 * from its first render gives the focus back once under StrictMode and takes that for a click outside.
 */
export const useOpensAfterMount = (): boolean => useDeferredValue(true, false);
