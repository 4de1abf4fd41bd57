import { createContext, useContext } from 'react';
import type { ConsoleServices } from './console-services.ts';
import type { SectionWindows } from './section-windows.ts';

/** What every route is given. */
export interface PageServices extends ConsoleServices {
  readonly windows: SectionWindows;
}

/** Gives the services to every route. */
export const ServicesContext = createContext<PageServices | null>(null);

/** The page's services. */
export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The console was rendered without its services.');
  return services;
}
