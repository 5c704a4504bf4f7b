// Runs before the first paint, so that nothing flashes in the wrong theme, colour, size or language.
(function () {
  var root = document.documentElement;
  function stored(key, allowed, fallback) {
    try {
      var value = localStorage.getItem(key);
      return allowed.indexOf(value) < 0 ? fallback : value;
    } catch {
      return fallback;
    }
  }
  var theme = stored('theme', ['light', 'dark'], 'system');
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
  root.dataset.size = stored('size', ['default', 'medium', 'small', 'mini'], 'medium');
  root.dataset.accent = stored('accent', ['iris', 'cobalt', 'violet', 'teal', 'graphite'], 'iris');
  root.lang = { cn: 'zh-Hans', en: 'en', tw: 'zh-Hant' }[stored('lang', ['cn', 'en', 'tw'], 'en')];
})();
