// Runs before the first paint, so that nothing flashes in the wrong theme, colour, size or language; draws the page's skeleton.
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
  function cookie(name) {
    var found = document.cookie.match(new RegExp('(?:^|; )' + name + '=([^;]+)'));
    return found ? found[1] : '';
  }
  function isFolded() {
    if (/^\/(?:reportCenter|adDraft\/edit)\//.test(location.pathname)) return true;
    var stored = cookie('sidebarStatus');
    return stored === '0' || (stored !== '1' && !matchMedia('(width >= 1200px)').matches);
  }
  function drawSkeleton() {
    root.dataset.skeleton = !cookie('yunShang-Token')
      ? 'login'
      : [
          'shell',
          isFolded() ? 'folded' : '',
          stored('hasTags', ['false'], '') ? 'without-tags' : '',
          stored('hasSidebarLogo', ['false'], '') ? 'without-logo' : '',
        ].join(' ');
  }
  var theme = stored('theme', ['light', 'dark'], 'system');
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
  root.dataset.size = stored('size', ['default', 'medium', 'small', 'mini'], 'medium');
  root.dataset.accent = stored('accent', ['iris', 'cobalt', 'violet', 'teal', 'graphite'], 'iris');
  root.lang = { cn: 'zh-Hans', en: 'en', tw: 'zh-Hant' }[stored('lang', ['cn', 'en', 'tw'], 'en')];
  drawSkeleton();
  addEventListener('drawskeleton', drawSkeleton);

  // The scripts that this page will load one after the other, at once. The build replaces the list.
  var scripts = {};
  function preload(part) {
    (scripts[part] || []).forEach(function (href) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: href }),
      );
    });
  }
  var isSignedIn = root.dataset.skeleton !== 'login';
  preload(stored('lang', ['cn', 'en', 'tw'], 'en') + (isSignedIn ? '-shell' : '-first'));
  preload(isSignedIn ? 'shell' : 'login');
  if (isSignedIn && /^\/(?:home\/index\/?)?$/.test(location.pathname)) preload('home');
  if (isSignedIn && /^\/(?:keywordSearch|feeds)\//.test(location.pathname)) preload('report');
})();
