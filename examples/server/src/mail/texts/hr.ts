import type { MailTexts } from './mail-texts.ts';

/** Croatian. */
export const hr: MailTexts = {
  panic: 'Panika',
  exception: 'Iznimka',
  drill: 'VJEŽBA',
  drillNote: 'Ovo je vježba. Nitko nije u opasnosti.',
  nobodyListens: 'Trenutačno se ne čuje nijedna konzola koja smije vidjeti ovaj alarm.',
  unconfirmed: (seconds) => `Alarm nije potvrđen već ${seconds} s.`,
  guard: 'Čuvar',
  time: 'Vrijeme',
  location: 'Lokacija',
  position: 'Položaj',
  unknown: 'nepoznat',
  map: 'Karta',
  description: 'Opis',
  comment: 'Komentar',
  console: 'Konzola',
  resetSubject: 'Nova lozinka',
  resetText: (minutes) => [
    'Za ovu je adresu zatražena nova lozinka.\n\nOtvorite poveznicu i postavite novu lozinku:',
    `Poveznica vrijedi ${minutes} minuta i može se upotrijebiti jednom. Ako to niste tražili, zanemarite ovu poruku: lozinka ostaje ista.`,
  ],
};
