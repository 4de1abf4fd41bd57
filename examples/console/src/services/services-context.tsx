import { createContext, useContext } from 'react';
import type { ConsoleServices } from './console-services.ts';

/** Gives the services to every route. */
export const ServicesContext = createContext<ConsoleServices | null>(null);

/** The page's services. */
export function useServices(): ConsoleServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The console was rendered without its services.');
  return services;
}
