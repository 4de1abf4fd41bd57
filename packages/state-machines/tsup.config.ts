import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    alarm: 'src/alarm/index.ts',
    login: 'src/login/index.ts',
    'message-dialog': 'src/message-dialog/index.ts',
    'scheduler-drag-copy': 'src/scheduler-drag-copy/index.ts',
  },
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
});
