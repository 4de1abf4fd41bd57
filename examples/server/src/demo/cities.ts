/** A town as the demo brings it; the postal code is that of its main post office, null where a town has only codes of streets. */
export interface DemoCity {
  readonly name: string;
  readonly postalCode: string | null;
}

/** Capitals and bigger towns by their country's ISO 3166-1 number, named in the language of the country. */
export const demoCities: Readonly<Record<number, readonly DemoCity[]>> = {
  /* Croatia */
  191: [
    { name: 'Zagreb', postalCode: '10000' },
    { name: 'Split', postalCode: '21000' },
    { name: 'Rijeka', postalCode: '51000' },
    { name: 'Osijek', postalCode: '31000' },
    { name: 'Zadar', postalCode: '23000' },
    { name: 'Pula', postalCode: '52100' },
    { name: 'Dubrovnik', postalCode: '20000' },
    { name: 'Varaždin', postalCode: '42000' },
    { name: 'Karlovac', postalCode: '47000' },
    { name: 'Šibenik', postalCode: '22000' },
    { name: 'Slavonski Brod', postalCode: '35000' },
  ],
  /* Slovenia */
  705: [
    { name: 'Ljubljana', postalCode: '1000' },
    { name: 'Maribor', postalCode: '2000' },
    { name: 'Celje', postalCode: '3000' },
    { name: 'Kranj', postalCode: '4000' },
    { name: 'Nova Gorica', postalCode: '5000' },
    { name: 'Novo mesto', postalCode: '8000' },
  ],
  /* Serbia */
  688: [
    { name: 'Београд', postalCode: '11000' },
    { name: 'Нови Сад', postalCode: '21000' },
    { name: 'Ниш', postalCode: '18000' },
    { name: 'Крагујевац', postalCode: '34000' },
    { name: 'Суботица', postalCode: '24000' },
  ],
  /* North Macedonia */
  807: [
    { name: 'Скопје', postalCode: '1000' },
    { name: 'Битола', postalCode: '7000' },
    { name: 'Охрид', postalCode: '6000' },
    { name: 'Тетово', postalCode: '1200' },
    { name: 'Куманово', postalCode: '1300' },
  ],
  /* Romania, where each street has its own code */
  642: [
    { name: 'București', postalCode: null },
    { name: 'Cluj-Napoca', postalCode: null },
    { name: 'Timișoara', postalCode: null },
    { name: 'Iași', postalCode: null },
    { name: 'Constanța', postalCode: null },
    { name: 'Brașov', postalCode: null },
  ],
};
