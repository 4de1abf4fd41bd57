import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    model: 'src/model/index.ts',
    rules: 'src/rules/index.ts',
    realtime: 'src/realtime/index.ts',
    live: 'src/live/index.ts',
    wire: 'src/wire/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
});
