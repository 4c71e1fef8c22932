import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './plugins/chunks.ts';
import { icons } from './plugins/icons.ts';

const server = process.env.BOARDROOM_SERVER ?? 'http://localhost:7070';
// The host stays that of the page, as the house asks of whoever calls from one.
const proxy = { '/api': { target: server }, '/ws': { target: server, ws: true } };

// `vite preview` is as strict as the real server, so that a style or script it would block is seen early.
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const together = chunks();

export default defineConfig({
  plugins: [icons(), svelte(), svelteTesting(), together.plugin],
  server: { proxy },
  preview: { proxy, headers: { 'Content-Security-Policy': contentPolicy } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Nothing inline: the content policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together.groups } } },
    reportCompressedSize: true,
  },
  test: {
    environment: 'happy-dom',
    css: false,
    pool: 'threads',
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.ts', 'screens/**/*.test.mjs'],
          exclude: ['src/**/*.alone.test.ts'],
          // One browser for all files: a new one for each took ten times as long as the tests. Each test tidies up after itself.
          isolate: false,
        },
      },
      // What takes the place of whole modules would do so for the files after it too.
      { extends: true, test: { name: 'alone', include: ['src/**/*.alone.test.ts'] } },
    ],
  },
});
