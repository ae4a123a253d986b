import { openChat, setChatUser } from './chat.ts';

it('loads the chat once, and tells it who writes, with their role, and when another user comes', () => {
  const ana = { id: 'u1', name: 'Ana', email: 'ana@example.com', role: 'OWNER', identifierHash: 'h1' };
  const chat = {
    setUser: vi.fn(),
    setLabel: vi.fn(),
    removeLabel: vi.fn(),
    setLocale: vi.fn(),
    reset: vi.fn(),
    toggle: vi.fn(),
  };
  const run = vi.fn();
  const settings = { url: 'https://chat.example', websiteToken: 'abc' };
  openChat(settings, 'es');
  openChat(settings, 'en');
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="chat.example"]')];
  expect(scripts.map(({ src }) => src)).toEqual(['https://chat.example/packs/js/sdk.js']);
  setChatUser(ana);
  window.chatwootSDK = { run };
  scripts[0]?.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledWith({ websiteToken: 'abc', baseUrl: 'https://chat.example' });

  window.$chatwoot = chat;
  window.dispatchEvent(new Event('chatwoot:ready'));
  expect(chat.setLocale).toHaveBeenCalledExactlyOnceWith('en');
  expect(chat.setUser).toHaveBeenCalledWith('u1', {
    name: 'Ana',
    email: 'ana@example.com',
    identifier_hash: 'h1',
  });
  expect(chat.setLabel).toHaveBeenCalledWith('owner');
  expect(chat.reset).not.toHaveBeenCalled();

  setChatUser({ ...ana, role: 'VIEWER' });
  expect(chat.removeLabel).toHaveBeenCalledExactlyOnceWith('owner');
  expect(chat.setLabel).toHaveBeenLastCalledWith('viewer');
  expect(chat.reset).not.toHaveBeenCalled();

  setChatUser(undefined);
  expect(chat.reset).toHaveBeenCalledTimes(1);
  setChatUser({ ...ana, id: 'u2', identifierHash: 'h2' });
  expect(chat.setUser).toHaveBeenLastCalledWith('u2', {
    name: 'Ana',
    email: 'ana@example.com',
    identifier_hash: 'h2',
  });
});
