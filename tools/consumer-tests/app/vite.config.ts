import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from './entries.ts';

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    rolldownOptions: { input: entries.map((entry) => `${entry}.html`) },
  },
});
