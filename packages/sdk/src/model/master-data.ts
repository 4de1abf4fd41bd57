import type { Wire } from '../wire/index.ts';
import type { Weekday } from './weekday.ts';

/** A client whose places are guarded. @public */
export interface Company {
  /** 0 for a new one. */
  readonly companyId: number;
  readonly name: string;
  readonly address: string | null;
  readonly cityId: number | null;
  /** Who to call there. */
  readonly contact: string | null;
  readonly isActive: boolean;
  /** Number of its last change; 0 when the back end has none. */
  readonly version: number;
}

/** A kind of checkpoint. @public */
export interface Category {
  /** 0 for a new one. */
  readonly categoryId: number;
  readonly name: string;
  readonly description: string | null;
  readonly version: number;
}

/** How dangerous a place is. @public */
export interface Risk {
  /** 0 for a new one. */
  readonly riskId: number;
  readonly name: string;
  /** 1 is the lowest, 5 the highest. */
  readonly level: number;
  readonly description: string | null;
  readonly version: number;
}

/** A town for addresses. @public */
export interface City {
  readonly cityId: number;
  /** ISO 3166-1 numeric: 191 is Croatia. */
  readonly countryId: number;
  readonly name: string;
  readonly postalCode: string | null;
}

/** Working hours that pre-fill a task. @public */
export interface Shift {
  /** 0 for a new one. */
  readonly shiftId: number;
  readonly name: string;
  /** Wall time `HH:mm:ss`. */
  readonly fromTime: string;
  /** Wall time `HH:mm:ss`; at or before `fromTime` it means the next day. */
  readonly toTime: string;
  /** Days the shift is worked. */
  readonly weekdays: readonly Weekday[];
  readonly version: number;
}

/** Reads the wire's Company. @public */
export function companyFromWire(wire: Wire<'Company'>): Company {
  return {
    companyId: wire.idCompany,
    name: wire.name,
    address: wire.address ?? null,
    cityId: wire.idCity ?? null,
    contact: wire.contact ?? null,
    isActive: wire.active ?? true,
    version: wire.version ?? 0,
  };
}

/** Writes the wire's Company. @public */
export function companyToWire(company: Company): Wire<'Company'> {
  const { companyId, name, address, cityId, contact, isActive } = company;
  return { idCompany: companyId, name, address, idCity: cityId, contact, active: isActive };
}

/** Reads the wire's Category. @public */
export function categoryFromWire(wire: Wire<'Category'>): Category {
  return {
    categoryId: wire.idCategory,
    name: wire.name ?? '',
    description: wire.description ?? null,
    version: wire.version ?? 0,
  };
}

/** Writes the wire's Category. @public */
export function categoryToWire({ categoryId, name, description }: Category): Wire<'Category'> {
  return { idCategory: categoryId, name, description };
}

/** Reads the wire's Risk; a level that is missing is the lowest. @public */
export function riskFromWire(wire: Wire<'Risk'>): Risk {
  return {
    riskId: wire.idRisk,
    name: wire.name ?? '',
    level: wire.level ?? 1,
    description: wire.description ?? null,
    version: wire.version ?? 0,
  };
}

/** Writes the wire's Risk. @public */
export function riskToWire({ riskId, name, level, description }: Risk): Wire<'Risk'> {
  return { idRisk: riskId, name, level, description };
}

/** Reads the wire's City. @public */
export function cityFromWire(wire: Wire<'City'>): City {
  return { cityId: wire.idCity, countryId: wire.idCountry, name: wire.name, postalCode: wire.postalCode ?? null };
}

/** Reads the wire's Shift. @public */
export function shiftFromWire(wire: Wire<'Shift'>): Shift {
  return {
    shiftId: wire.idShift,
    name: wire.name ?? '',
    fromTime: wire.fromTime ?? '00:00:00',
    toTime: wire.toTime ?? '00:00:00',
    weekdays: wire.weekdays ?? [],
    version: wire.version ?? 0,
  };
}

/** Writes the wire's Shift. @public */
export function shiftToWire({ shiftId, name, fromTime, toTime, weekdays }: Shift): Wire<'Shift'> {
  return { idShift: shiftId, name, fromTime, toTime, weekdays: [...weekdays] };
}
