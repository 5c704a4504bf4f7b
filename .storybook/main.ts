import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig, type Plugin, type PluginOption, type Rolldown } from 'vite';

/** Components of the packages have tables of their props. Reading the props of everything else takes a third of a build. */
const described = /\/packages\/[^/]+\/src\/.*\.tsx$/;

/** The plugin that reads props, limited to files whose props a page shows; other plugins unchanged. */
const limited = (plugin: PluginOption): PluginOption =>
  isPlugin(plugin) &&
  plugin.name === 'storybook:react-docgen-plugin' &&
  typeof plugin.transform === 'function'
    ? { ...plugin, transform: { filter: { id: described }, handler: plugin.transform } }
    : plugin;

const isPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin;

const config: StorybookConfig = {
  stories: [
    './welcome/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../{packages,apps}/*/src/**/*.stories.@(ts|tsx)',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['./public', { from: '../apps/console/public/demo', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (cfg) =>
    mergeConfig(
      { ...cfg, plugins: cfg.plugins?.map(limited) },
      {
        plugins: [tailwindcss()],
        build: {
          // `npm run storybook` is for debugging stories
          sourcemap: false,
          reportCompressedSize: false,
          // the displayed code of a story names its components, so their names must not be minified
          rolldownOptions: {
            output: { keepNames: true },
            // `use client` of libraries: Storybook measures and frames each warning, which takes seconds
            onLog: (
              level: Rolldown.LogLevel,
              log: Rolldown.RolldownLog,
              write: Rolldown.LogOrStringHandler,
            ) => {
              if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
            },
          },
        },
        resolve: { conditions: ['@meridian/source', ...defaultClientConditions] },
        // dependencies found late would reload the page in the middle of a test
        optimizeDeps: {
          include: [
            '@date-fns/tz/tzOffset',
            '@dnd-kit/core',
            '@dnd-kit/sortable',
            '@meridian/console > @hookform/resolvers/zod',
            '@radix-ui/react-context-menu',
            '@radix-ui/react-tabs',
            '@radix-ui/react-use-controllable-state',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@tanstack/react-table',
            '@tiptap/react',
            '@tiptap/starter-kit',
            'altcha-lib',
            'altcha-lib/algorithms/pbkdf2',
            'altcha-lib/algorithms/sha',
            'date-fns',
            'dompurify',
            'echarts/charts',
            'echarts/components',
            'echarts/core',
            'echarts/renderers',
            'eventsource-parser',
            'fuse.js/min-basic',
            'i18next',
            'js-cookie',
            'react-day-picker',
            'react-dom',
            'react-hook-form',
            'react-i18next',
            'sonner',
            'zod/mini',
            'zustand',
            'zustand/middleware',
          ],
        },
      },
    ),
};
export default config;
