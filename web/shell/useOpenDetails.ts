import { withParams } from '../lib/withParams.ts';
import { useAddressParams, useRequestedParams } from './useAddressParams.ts';

/** The address of this list with the details of one of its objects open. */
export const useDetailsHref = (parameter: string, name: string): string =>
  `?${withParams(useRequestedParams(), { [parameter]: name }).toString()}`;

/** The object whose details are open according to the address, if any, and a function to close them. */
export function useOpenDetails(parameter: string): [name: string | null, close: () => void] {
  const [params, change] = useAddressParams();
  const close = () => change((before) => withParams(before, { [parameter]: null }));
  return [params.get(parameter), close];
}
