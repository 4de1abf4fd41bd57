import type { shift } from '../db/schema.ts';
import type { NewRow } from '../db/writer.ts';

/** Risk classes of the demo's places, 1 the lowest to 5 the highest. */
export const demoRisks = [
  { name: 'Low', level: 1, description: 'Public ground, nothing to take' },
  { name: 'Medium', level: 3, description: 'Goods or machines behind a fence' },
  { name: 'High', level: 5, description: 'People at night, medicines, high voltage' },
] as const;

/** Kinds of the demo's checkpoints, and the words in a checkpoint's name by which it is one; the last takes the rest. */
export const demoCategories = [
  { name: 'Door', description: 'To be found locked', words: /door|entrance|gate|ramp/i },
  {
    name: 'Technical room',
    description: 'Look for water, smoke and noise',
    words: /room|hall|house|workshop|station/i,
  },
  { name: 'Open ground', description: 'A look around is enough', words: /./ },
] as const;

/** Working hours that the demo's tasks start from. */
export const demoShifts: readonly NewRow<typeof shift>[] = [
  { name: 'Day', fromTime: '06:00:00', toTime: '14:00:00', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] },
  { name: 'Evening', fromTime: '14:00:00', toTime: '22:00:00', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] },
  { name: 'Night', fromTime: '22:00:00', toTime: '06:00:00', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] },
];
