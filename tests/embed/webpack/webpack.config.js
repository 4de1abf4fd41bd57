import { fileURLToPath } from 'node:url';

// loaders for the host's own TypeScript and styles; nothing is set for PatrolKit
export default {
  entry: './main.tsx',
  output: { path: fileURLToPath(new URL('dist', import.meta.url)), filename: 'page.js', publicPath: 'auto' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  performance: { hints: false },
};
