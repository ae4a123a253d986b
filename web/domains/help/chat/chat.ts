/** Chatwoot's script and its methods: https://www.chatwoot.com/docs/product/channels/live-chat/sdk/setup. */
interface Chatwoot {
  setUser(id: string, user: { name: string; email: string; identifier_hash: string }): void;
  setLabel(label: string): void;
  removeLabel(label: string): void;
  setLocale(locale: string): void;
  reset(): void;
  toggle(state: 'open' | 'close'): void;
}

declare global {
  interface Window {
    $chatwoot?: Chatwoot;
    chatwootSettings?: { locale: string; darkMode: 'auto' };
    chatwootSDK?: { run(settings: { websiteToken: string; baseUrl: string }): void };
  }
}

export interface ChatUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Proves the id to the chat. */
  readonly identifierHash: string;
}

let isLoading = false;
let language = '';
/** The user that the chat knows. */
let known: ChatUser | undefined;
let wanted: ChatUser | undefined;

/** Tells the chat who writes, once it is ready; another user starts with an empty chat. */
function identify(): void {
  const chat = window.$chatwoot;
  if (!chat || wanted === known) return;
  if (known && known.id !== wanted?.id) chat.reset();
  else if (known && known.role !== wanted?.role) chat.removeLabel(known.role.toLowerCase());
  if (wanted) {
    const { id, name, email, role, identifierHash } = wanted;
    chat.setUser(id, { name, email, identifier_hash: identifierHash });
    chat.setLabel(role.toLowerCase());
  }
  known = wanted;
}

/**
 * Loads the chat once; later calls change its language. A chat that cannot be loaded is left out: nothing depends on it.
 */
export function openChat({ url, websiteToken }: { url: string; websiteToken: string }, locale: string): void {
  language = locale;
  window.$chatwoot?.setLocale(locale);
  if (isLoading) return;
  isLoading = true;
  window.chatwootSettings = { locale, darkMode: 'auto' };
  window.addEventListener('chatwoot:ready', () => {
    window.$chatwoot?.setLocale(language);
    identify();
  });
  const script = document.createElement('script');
  script.src = `${url}/packs/js/sdk.js`;
  script.async = true;
  script.addEventListener('load', () => window.chatwootSDK?.run({ websiteToken, baseUrl: url }));
  document.head.append(script);
}

/** Sets who writes; undefined after signing out. */
export function setChatUser(user: ChatUser | undefined): void {
  wanted = user;
  identify();
}

/** Opens the chat's window. False if the chat is not loaded. */
export function showChat(): boolean {
  window.$chatwoot?.toggle('open');
  return window.$chatwoot !== undefined;
}
