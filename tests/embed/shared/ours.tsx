import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Line, Live, openLine } from './live.tsx';
import { Still } from './still.tsx';

let line: Promise<Line> | undefined;

/** Puts what is asked for into an element of the host; answers what takes it away. */
export async function mount(element: HTMLElement, query: URLSearchParams): Promise<() => void> {
  const isStill = query.get('view') === 'still';
  line ??= isStill ? undefined : openLine(query.get('server') ?? '');
  const opened = await line;
  const root = createRoot(element);
  root.render(<StrictMode>{opened ? <Live line={opened} /> : <Still />}</StrictMode>);
  return () => root.unmount();
}
