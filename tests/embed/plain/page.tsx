import { startHost } from './shared/host.tsx';

/* A page without a bundler of its own: one script and one link to a stylesheet. */
startHost(async (sheet) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `./${sheet}.css`;
  await new Promise((resolve) => {
    link.onload = resolve;
    document.head.append(link);
  });
  return import('./shared/ours.tsx');
});
