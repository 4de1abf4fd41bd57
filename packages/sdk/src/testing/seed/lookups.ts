import { weekdays } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { RiskValues, ShiftValues } from '../state/rows.ts';

/** Classes of places. @internal */
export const risks: readonly RiskValues[] = [
  { name: 'Srednji', level: 3, description: 'Roba ili strojevi iza ograde' },
  { name: 'Visok', level: 4, description: 'Ljudi ili visoki napon' },
  { name: 'Najviši', level: 5, description: 'Novac, lijekovi, bolesnici' },
];

/** Kinds of checkpoints, and the words in a name by which it is one; the last takes the rest. @internal */
export const categories = [
  { name: 'Ulaz', description: 'Mora biti zaključan', words: /ulaz|rampa|prijam|recepcija/i },
  { name: 'Tehnika', description: 'Voda, dim, buka', words: /trafo|kotlovnica|trezor/i },
  { name: 'Prostor', description: null, words: /./ },
] as const;

/** Working hours that pre-fill a task. @internal */
export const shifts: readonly ShiftValues[] = [
  { name: 'Jutarnja', fromTime: '06:00:00', toTime: '14:00:00', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] },
  { name: 'Popodnevna', fromTime: '14:00:00', toTime: '22:00:00', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] },
  { name: 'Noćna', fromTime: '22:00:00', toTime: '06:00:00', weekdays: [...weekdays] },
];

const croatia = 191;
const slovenia = 705;

/** A few towns. @internal */
export const cities: readonly Wire<'City'>[] = [
  { idCity: 1, idCountry: croatia, name: 'Zagreb', postalCode: '10000' },
  { idCity: 2, idCountry: croatia, name: 'Split', postalCode: '21000' },
  { idCity: 3, idCountry: croatia, name: 'Rijeka', postalCode: '51000' },
  { idCity: 4, idCountry: croatia, name: 'Osijek', postalCode: '31000' },
  { idCity: 5, idCountry: slovenia, name: 'Ljubljana', postalCode: '1000' },
];
