import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, mergeConfig, type UserConfig } from 'vite';
import { frameChunks } from './vite/frame-chunks.ts';
import { precompress } from './vite/precompress.ts';
import { skeleton } from './vite/skeleton.ts';
import { withoutRuleTexts } from './vite/without-rule-texts.ts';
import { withoutSummaries } from './vite/without-summaries.ts';

const server = 'http://127.0.0.1:8080';

/** Matches the texts of some namespaces. */
const textsOf = (language: string, namespaces: readonly string[]) =>
  new RegExp(String.raw`[\\/]locales[\\/]${language}[\\/](?:${namespaces.join('|')})\.json$`);

const config = (): UserConfig => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
    }),
    react(),
    tailwindcss(),
    withoutSummaries(),
    withoutRuleTexts('page'),
    precompress(),
  ],
  resolve: {
    conditions: ['@meridian/source', ...defaultClientConditions],
    alias: {
      'react-style-singleton': fileURLToPath(new URL('src/lib/page/style-singleton.ts', import.meta.url)),
    },
  },
  worker: { plugins: () => [withoutRuleTexts('worker')] },
  server: {
    port: 5173,
    proxy: { '/base-api': server, '/openapi.json': server, '/healthz': server, '/readyz': server },
  },
  build: {
    sourcemap: false,
    // a data URL would need a wider content security policy
    assetsInlineLimit: 0,
    // every browser that runs the console supports module preloading
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // code that every page starts with is one file: split by its users, it would be 7 KB larger
            { name: 'first', tags: ['$initial'] },
            // requests for single icons would take longer than one file of 4 KB (brotli)
            { name: 'icons', test: /[\\/]lib[\\/]icons[\\/]/ },
            // the texts of a language that every page needs, with those of its first pages; 1 to 6 KB each
            ...['cn', 'en', 'tw'].flatMap((language) => [
              {
                name: `${language}-first`,
                test: textsOf(language, ['common', 'errors', 'auth', 'secondStep']),
              },
              {
                name: `${language}-shell`,
                test: textsOf(language, ['shell', 'routes', 'columns', 'home', 'messages', 'settings']),
              },
            ]),
          ],
        },
      },
    },
  },
});

export default defineConfig(mergeConfig(config(), { plugins: [frameChunks(config), skeleton()] }));
