export const PAGE_SIZES = [10, 20, 50] as const;

/** The page size in an address, `?size=20`; 10 for anything else. */
export const pageSizeIn = (params: URLSearchParams): (typeof PAGE_SIZES)[number] =>
  PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? 10;
