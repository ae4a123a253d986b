import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useRegistryNews } from './useRegistryNews.ts';

beforeAll(() => loadNamespaces(['registries']));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hub = (status: string) => [{ name: 'hub', status, detail: null }];

it('announces the result of applying again, not that of the time before', () => {
  vi.useFakeTimers();
  const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const { result } = renderHook(() => {
    const [rows, setRows] = useState(hub('APPLIED'));
    return { setRows, expectNews: useRegistryNews(rows) };
  });
  act(() => {
    result.current.setRows(hub('APPLYING'));
    result.current.expectNews('apply', 'hub');
    vi.runAllTimers();
  });
  expect(success).not.toHaveBeenCalled();
  act(() => result.current.setRows(hub('APPLIED')));
  expect(success).toHaveBeenCalledExactlyOnceWith({ title: 'Registry hub applied to cluster successfully' });
});
