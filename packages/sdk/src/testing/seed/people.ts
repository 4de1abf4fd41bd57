import type { Wire } from '../../wire/index.ts';

/** The one password of everybody in the test back end. @public */
export const testPassword = 'demo-patrol';

/** Who watches; all of them are invented. @internal */
export const supervisors: readonly { name: string; email: string; role: Wire<'Role'> }[] = [
  { name: 'Vesna Novak', email: 'administrator@demo.example', role: 'Administrator' },
  { name: 'Zoran Knežević', email: 'operator@demo.example', role: 'Operator' },
];

/** Who patrols: `guard1@demo.example` is the first, `demo-guard-1` his phone's credential. @internal */
export const guardNames: readonly string[] = [
  'Ana Kovač',
  'Ivan Horvat',
  'Josip Đurić',
  'Petra Živković',
  'Tomislav Šarić',
  'Marija Kovačević-Babić',
  'Luka Babić',
  'Nikola Perić',
];
