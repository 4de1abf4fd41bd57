import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.PATROL_SERVER ?? 'http://127.0.0.1:8080';
const port = Number(process.env.PORTAL_PORT ?? '5180');
/* The portal's own server passes on what is for PatrolKit: one origin, so that neither side needs a setting for CORS. */
const proxy = { '/api': server, '/guardHub': { target: server, ws: true } };

/** What the portal's pages may load and run. */
const contentSecurityPolicy = [
  "default-src 'self'",
  /* React Aria adds one style element for touch-action; its hash stands here instead of 'unsafe-inline'. */
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  base: './',
  /* The packages are taken from their sources here; a partner who installs them needs neither this line nor the styles' plugin. */
  resolve: { conditions: ['patrolkit:source', ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin()],
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
  /* Sounds and the ground of the map stay files, as the policy wants them. */
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
});
