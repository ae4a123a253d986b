// Runs before the first paint, so a dark page never flashes light and a page is never in another language than its
// `lang` says. ui/colorMode.ts and i18n/i18n.ts keep the same rules afterwards.
(function () {
  var stored = null;
  var locale = null;
  try {
    stored = localStorage.getItem('kubedeck.colorMode');
    locale = localStorage.getItem('kubedeck.locale');
  } catch {
    // Storage is switched off: the preferences of the system and the browser decide.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.lang = /^es/i.test(locale || navigator.language) ? 'es' : 'en';
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', dark ? '#0b0c0f' : '#ffffff');
})();
