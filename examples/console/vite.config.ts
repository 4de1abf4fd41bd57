import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { basePath, contentSecurityPolicy } from './vite/host.ts';
import { locales } from './vite/locales.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;
const port = Number(process.env.CONSOLE_PORT ?? '5173');
const proxy = {
  '/api': server,
  '/calendar': server,
  '/embed': server,
  '/guardHub': { target: server, ws: true },
};

export default defineConfig({
  base: basePath,
  resolve: { conditions: ['patrolkit:source', ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin(), locales()],
  server: { host: '127.0.0.1', port, strictPort: true, proxy },
  preview: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  },
  build: {
    target: 'es2022',
    /* Sounds and fonts stay files: media-src and font-src of the policy are 'self'. */
    assetsInlineLimit: 0,
  },
});
