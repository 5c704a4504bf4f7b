const entries = [
  { form: /\/icons$/, entry: '@meridian/ui/icons' },
  { form: /\/toaste?r?$/, entry: '@meridian/ui/toast' },
  { form: /\/form(-[\w-]+)?$/, entry: '@meridian/ui/form' },
  { form: /\/drag$/, entry: '@meridian/ui/drag' },
  { form: /\/safe-html$/, entry: '@meridian/ui/safe-html' },
  {
    form: /\/(account-list|account-switch-button|brand|breadcrumb|error-page|folded-nav|list-page|nav-[\w-]+|reset-footer|settings-[\w-]+|sidebar|size-picture|sub-menu-[\w-]+|tag-context-menu|tags-bar|tags-menu|theme-picture)$/,
    entry: '@meridian/ui/shell',
  },
  { form: /\/(trend-chart|compact-tick)$/, entry: '@meridian/ui/charts' },
] as const;

const entryOf = (path: string) => entries.find(({ form }) => form.test(path))?.entry ?? '@meridian/ui';

/** The code of an example file as a host writes it: relative imports become imports of the package. */
export function publicImports(file: string): string {
  const names = new Map<string, string[]>();
  const body = file.replaceAll(
    /^import (type )?\{([^}]*)\} from '(\.[^']*)';\n/gm,
    (_line, type: string | undefined, list: string, path: string) => {
      const entry = entryOf(path);
      const own = list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      names.set(entry, [...(names.get(entry) ?? []), ...own.map((name) => `${type ?? ''}${name}`)]);
      return '';
    },
  );
  const imports = [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([entry, own]) => `import { ${own.toSorted().join(', ')} } from '${entry}';\n`)
    .join('');
  const foreign = /^(?:import [^;]*;\n)+/.exec(body)?.[0] ?? '';
  const rest = body.slice(foreign.length);
  return `${imports}${foreign}${rest.startsWith('\n') ? '' : '\n'}${rest}`.trim();
}
