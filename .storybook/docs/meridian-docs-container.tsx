import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookThemeOf } from '../themes';

/** The globals of the URL: a docs page has no story from whose context it could read them. */
function globalsOfAddress(): Record<string, string> {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  const pairs = text.split(';').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split(':');
    return [name, value];
  });
  return Object.fromEntries(pairs);
}

/** Draws a docs page in the theme of the toolbar. */
export function MeridianDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => storybookThemeOf(globalsOfAddress()));
  useEffect(() => {
    const follow = ({ globals }: { globals: unknown }) => setTheme(storybookThemeOf(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
