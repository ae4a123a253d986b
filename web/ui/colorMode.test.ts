import { act, renderHook } from '@testing-library/react';
import { useColorMode } from './colorMode.ts';

it('changes the page, stores the choice and updates all users of the hook', () => {
  const first = renderHook(() => useColorMode());
  const second = renderHook(() => useColorMode());
  expect(first.result.current.mode).toBe('system');

  act(() => first.result.current.setMode('dark'));
  expect(second.result.current).toMatchObject({ mode: 'dark', resolved: 'dark' });
  expect(document.documentElement).toHaveClass('dark');
  expect(document.documentElement.style.colorScheme).toBe('dark');
  expect(localStorage.getItem('kubedeck.colorMode')).toBe('dark');

  act(() => second.result.current.setMode('light'));
  expect(document.documentElement).not.toHaveClass('dark');
});

it('prints with light colours', () => {
  const { result } = renderHook(() => useColorMode());
  act(() => result.current.setMode('dark'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.documentElement).not.toHaveClass('dark');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.documentElement).toHaveClass('dark');
});
