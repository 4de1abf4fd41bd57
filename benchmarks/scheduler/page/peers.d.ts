/* The parts of the peers that are used; the peers lie outside of the workspace, and so do their own types. */

declare module 'peer:@fullcalendar/react' {
  export interface CalendarRef {
    getApi(): { next(): void; prev(): void };
  }
  export default function FullCalendar(
    props: Record<string, unknown> & { ref?: import('react').Ref<CalendarRef> },
  ): import('react').ReactElement;
}

declare module 'peer:@fullcalendar/react/daygrid' {
  const plugin: object;
  export default plugin;
}

declare module 'peer:@fullcalendar/react/interaction' {
  const plugin: object;
  export default plugin;
}

declare module 'peer:@fullcalendar/react/themes/classic' {
  const plugin: object;
  export default plugin;
}

declare module 'peer:@schedule-x/calendar' {
  export function createViewMonthGrid(): { readonly name: string };
  export function createCalendar(config: object): {
    render(element: HTMLElement): void;
    readonly events: { set(events: readonly object[]): void };
  };
}

declare module 'peer:react-big-calendar' {
  export function Calendar(props: Record<string, unknown>): import('react').ReactElement;
  export function momentLocalizer(moment: object): object;
}

declare module 'peer:react-big-calendar/lib/addons/dragAndDrop' {
  /* A CommonJS module: its own default lies in what is imported. */
  const addon: {
    default(
      calendar: (props: Record<string, unknown>) => import('react').ReactElement,
    ): (props: Record<string, unknown>) => import('react').ReactElement;
  };
  export default addon;
}

declare module 'peer:.pnpm/node_modules/moment' {
  interface Moment {
    add(amount: number, unit: 'month'): Moment;
    toDate(): Date;
  }
  export default function moment(date: Date): Moment;
}
