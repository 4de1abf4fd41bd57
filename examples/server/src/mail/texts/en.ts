import type { MailTexts } from './mail-texts.ts';

/** English. */
export const en: MailTexts = {
  panic: 'Guard panic',
  exception: 'Exception',
  drill: 'DRILL',
  drillNote: 'This is a drill. Nobody is in danger.',
  nobodyListens: 'At the moment no console that may see this alarm can be heard.',
  unconfirmed: (seconds) => `The alarm has not been confirmed for ${seconds} s.`,
  guard: 'Guard',
  time: 'Time',
  location: 'Location',
  position: 'Position',
  unknown: 'unknown',
  map: 'Map',
  description: 'Description',
  comment: 'Comment',
  console: 'Console',
  resetSubject: 'New password',
  resetText: (minutes) => [
    'A new password was asked for this address.\n\nOpen the link and set a new password:',
    `The link is good for ${minutes} minutes and can be used once. If you did not ask for it, ignore this mail: your password stays as it is.`,
  ],
};
