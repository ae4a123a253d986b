import { useAddressParams, useRequestedParams } from './useAddressParams.ts';

/** The address of this list with the details of one of its objects open. */
export function useDetailsHref(parameter: string, name: string): string {
  const next = new URLSearchParams(useRequestedParams());
  next.set(parameter, name);
  return `?${next.toString()}`;
}

/** The object whose details are open according to the address, if any, and a function to close them. */
export function useOpenDetails(parameter: string): [name: string | null, close: () => void] {
  const [params, change] = useAddressParams();
  const close = () =>
    change((before) => {
      const next = new URLSearchParams(before);
      next.delete(parameter);
      return next;
    });
  return [params.get(parameter), close];
}
