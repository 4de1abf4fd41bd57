import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';

/* The pointer stands where the file before has left it, and a grid under it holds its page. */
beforeAll(async () => {
  const corner = document.createElement('div');
  corner.style.cssText = 'position:fixed;right:0;bottom:0;width:4px;height:4px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
});
