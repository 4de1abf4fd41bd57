import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const server = process.env.PATROL_SERVER ?? 'http://127.0.0.1:8080';
const port = Number(process.env.HEADLESS_PORT ?? '5181');
const proxy = { '/api': server, '/guardHub': { target: server, ws: true } };

/* What is installed from a registry has its styles in a file of its own; the sources used here bring them, and they are left out. */
const withoutStyles: Plugin = {
  name: 'headless-without-styles',
  enforce: 'pre',
  load: (id) => (id.split('?')[0]?.endsWith('.vanilla.css') ? '' : null),
};

export default defineConfig({
  base: './',
  resolve: { conditions: ['patrolkit:source', ...defaultClientConditions] },
  plugins: [withoutStyles, react(), vanillaExtractPlugin()],
  server: { host: '127.0.0.1', port, strictPort: true, proxy },
  preview: { host: '127.0.0.1', port, strictPort: true, proxy },
  build: { target: 'es2022' },
});
