import '../theme/themes.ts';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import en from '../messages/en.json';
import hr from '../messages/hr.json';
import { PatrolProvider } from '../provider/index.ts';
import type { ThemeName } from '../theme/index.ts';
import {
  type DataGridColumn,
  type DataGridOptions,
  DataGridPanel,
  type DataGridPanelProps,
  useDataGrid,
} from './index.ts';

/* What the tests of grids share. */

/** Lets a test fail when anything was written to the console as an error. @internal */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error');
  });
  afterEach(() => {
    const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
}

/** The one element that a selector finds. @internal */
export function find(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`'${selector}' finds ${found.length} elements`);
  return found[0];
}

/** Keys of the rows that are drawn, from top to bottom. @internal */
export function shownKeys(): number[] {
  return [...document.querySelectorAll('[data-key]')].map((row) => Number(row.getAttribute('data-key')));
}

/** What axe finds against WCAG 2.2 AA. @internal */
export async function violations(): Promise<string[]> {
  const result = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    /* A component is not a page: landmarks and the first heading belong to the host. */
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  return result.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.failureSummary}`),
  );
}

/** Where a component stands in a test. @internal */
export interface Frame {
  theme?: ThemeName;
  language?: 'en' | 'hr';
  width?: number;
  height?: number;
  now?: () => number;
}

/** A provider, a theme and a panel of a given size. @internal */
export function TestFrame(props: Frame & { children: ReactElement }): ReactElement {
  const { theme = 'dark', language = 'en', width = 790, height = 780, now, children } = props;
  return (
    <PatrolProvider language={language} messages={language === 'en' ? en : hr} now={now} timeZone="Europe/Zagreb">
      <div data-pk-theme={theme} style={{ width, height }}>
        {children}
      </div>
    </PatrolProvider>
  );
}

/** A row of the sample list. @internal */
export interface Post {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

const names = ['Črnomerec', 'Savica', 'Žitnjak', 'Knežija', 'Đurđevac'];
const cities = ['Zagreb', 'Split', 'Šibenik'];

/** Invented posts, ids falling from `firstId`. @internal */
export function samplePosts(count: number, firstId = count): Post[] {
  return Array.from({ length: count }, (_, at) => ({
    id: firstId - at,
    name: `${names[at % names.length]} ${firstId - at}`,
    city: cities[at % cities.length] ?? '',
  }));
}

const columns: readonly DataGridColumn<Post>[] = [
  {
    id: 'id',
    label: 'Id',
    width: '60px',
    cell: (post) => post.id,
    text: (post) => String(post.id),
    sortBy: (post) => post.id,
  },
  {
    id: 'name',
    label: 'Name',
    width: 'minmax(80px, 1fr)',
    isRowHeader: true,
    cell: (post) => <span>{post.name}</span>,
    text: (post) => post.name,
    sortBy: (post) => post.name,
  },
  {
    id: 'city',
    label: 'City',
    width: '120px',
    cell: (post) => post.city,
    filter: {
      options: cities.map((city) => ({ id: city, label: city })),
      matches: (post, city) => post.city === city,
    },
  },
  { id: 'tools', label: 'Tools', head: null, width: '40px', isFixed: true, cell: () => null },
];
const keyOf = (post: Post): number => post.id;

type PostsProps = Partial<DataGridOptions<Post>> & Partial<Omit<DataGridPanelProps<Post>, 'grid'>> & Frame;

/** A list of posts in a panel. @internal */
export function Posts({ theme, language, width, height, now, ...props }: PostsProps): ReactElement {
  return (
    <TestFrame {...given({ theme, language, width, height, now })}>
      <PostsPanel {...props} />
    </TestFrame>
  );
}

function given(frame: { [Key in keyof Frame]: Frame[Key] | undefined }): Frame {
  return Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== undefined));
}

function PostsPanel(props: Omit<PostsProps, keyof Frame>): ReactElement {
  const grid = useDataGrid<Post>({ rows: samplePosts(0), keyOf, columns, ...props });
  return <DataGridPanel status="ready" title="Posts" {...props} grid={grid} />;
}

/** Draws a list of posts. @internal */
export function renderPosts(rows: readonly Post[], props: PostsProps = {}): Promise<RenderResult> {
  return render(<Posts rows={rows} {...props} />);
}
