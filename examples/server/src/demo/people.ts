/** The one password of the demo, told on the sign-in page and in the README; never taken outside of the demo. */
export const demoPassword = 'demo-patrol';

/** Names of the demo's guards; guard1@demo.example is the first. */
export const guardNames: readonly string[] = [
  'Ana Kovač',
  'Ivan Horvat',
  'Željka Šarić',
  'Marko Đurić',
  'Petra Živković',
  'Luka Babić',
  'Maja Vuković',
  'Tomislav Jurić',
  'Ivana Čačić',
  'Nikola Perić',
  'Lucija Božić',
  'Dražen Šimić',
];

/** Names of the two who watch. */
export const supervisors = [
  { name: 'Vesna Novak', email: 'administrator@demo.example', role: 'Administrator' },
  { name: 'Zoran Knežević', email: 'operator@demo.example', role: 'Operator' },
] as const;
