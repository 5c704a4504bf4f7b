import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

const pages = readdirSync('.').filter((file) => file.endsWith('.html') && file !== 'page.html');

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { rolldownOptions: { input: pages } },
});
