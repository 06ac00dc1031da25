import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { figures } from './tools/figures.ts';
import { icons } from './tools/icons.ts';
import { text } from './tools/text.ts';

const server = process.env.MUNERA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), figures(), svelte()],
  css: { postcss: { plugins: [text] } },
  build: {
    // the server serves this folder of the Python package
    outDir: fileURLToPath(new URL('../src/munera/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/dev/setup.ts'], testTimeout: 30_000 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
