import { defineConfig } from 'vite';

// nothing is set for PatrolKit: a host builds as it always did
export default defineConfig({ oxc: { jsx: { runtime: 'automatic' } } });
