// Runs before the first paint, so a dark page never flashes light. ui/colorMode.ts keeps the same rules afterwards.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('kubedeck.colorMode');
  } catch {
    // Storage is switched off: the system's preference decides.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', dark ? '#0b0c0f' : '#ffffff');
})();
