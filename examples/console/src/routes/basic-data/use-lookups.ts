import { useLive } from '@patrolkit/react-components/live';
import type { Category, City, Risk } from '@patrolkit/sdk/model';
import { useEffect, useState } from 'react';

/** What basic data refers to, beside what the directory of the feed has. */
export interface Lookups {
  readonly risks: readonly Risk[];
  readonly categories: readonly Category[];
  readonly cities: readonly City[];
}

const nothing: Lookups = { risks: [], categories: [], cities: [] };

/** Country whose towns are offered: ISO 3166-1 numeric, Croatia. */
const country = 191;

/** Loads them once; a part that cannot be loaded stays empty and is logged, the forms go on. */
export function useLookups(): Lookups {
  const { client, feed } = useLive();
  const [lookups, setLookups] = useState(nothing);
  useEffect(() => {
    let isWanted = true;
    const keep = <Name extends keyof Lookups>(name: Name, rows: Promise<Lookups[Name]>): void => {
      rows.then(
        (loaded) => isWanted && setLookups((known) => ({ ...known, [name]: loaded })),
        (error: unknown) => client.logger.warn(`The ${name} could not be loaded`, { reason: String(error) }),
      );
    };
    const load = (): void => {
      keep('risks', client.risk.getAll());
      keep('categories', client.category.getAll());
      keep('cities', client.city.getOfCountry(country));
    };
    load();
    const unsubscribe = feed.subscribeChanges(({ kind }) => {
      if (kind === 'master') load();
    });
    return () => {
      isWanted = false;
      unsubscribe();
    };
  }, [client, feed]);
  return lookups;
}
