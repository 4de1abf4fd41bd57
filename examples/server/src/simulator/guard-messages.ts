/** What guards write in the demo. */
export const guardMessages: readonly string[] = [
  'Obilazak u tijeku, sve je uredno.',
  'Ne radi rasvjeta na parkiralištu kod ulaza B.',
  'Vrata skladišta su bila otključana, zaključao sam ih.',
  'Dvije osobe kod rampe, legitimirane i upućene dalje.',
  'Curi voda u kotlovnici, obavijestite domara, molim.',
  'Alarm na vatrodojavi bio je lažan, ploča je resetirana.',
  'Parkirano vozilo blokira vatrogasni prolaz.',
  'Čekam smjenu, kolega kasni desetak minuta.',
  'Pronađena torba kod čekaonice, predana portiru.',
  'Ograda uz kanal oštećena je na dva mjesta.',
];
