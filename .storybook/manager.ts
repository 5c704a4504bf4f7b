import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookThemeOf, storybookThemes } from './themes';

addons.setConfig({ theme: storybookThemes.light, sidebar: { showRoots: true } });

addons.register('meridian/theme', (api) => {
  const follow = ({ globals }: { globals: unknown }) => api.setOptions({ theme: storybookThemeOf(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
