/** A guarded place with its checkpoints. */
interface SeedPlace {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Level of its risk, 1 to 5. */
  readonly risk: number;
  readonly checkpoints: readonly string[];
}

/** Places in Zagreb; clients and checkpoints are invented. @internal */
export const places: readonly SeedPlace[] = [
  {
    name: 'Skladište Jankomir',
    company: 'Jankomir Logistika',
    address: 'Jankomir 25',
    latitude: 45.8012,
    longitude: 15.8694,
    risk: 3,
    checkpoints: ['Ulaz A', 'Ulaz B', 'Rampa 3'],
  },
  {
    name: 'TC Branimir',
    company: 'TC Branimir',
    address: 'Branimirova 29',
    latitude: 45.8054,
    longitude: 15.9942,
    risk: 4,
    checkpoints: ['Ulaz sjever', 'Garaža -1', 'Garaža -2'],
  },
  {
    name: 'KBC Sjever',
    company: 'KBC Sjever',
    address: 'Kišpatićeva 12',
    latitude: 45.8237,
    longitude: 16.0049,
    risk: 5,
    checkpoints: ['Recepcija', 'Hitni prijam', 'Kotlovnica'],
  },
  {
    name: 'Savica, trafostanice',
    company: 'Savica d.o.o.',
    address: 'Savica I bb',
    latitude: 45.7911,
    longitude: 16.0131,
    risk: 4,
    checkpoints: ['Trafostanica 1', 'Trafostanica 2'],
  },
  {
    name: 'Trg bana Jelačića, poslovnica',
    company: 'Banka Centar',
    address: 'Trg bana J. Jelačića 9',
    latitude: 45.8131,
    longitude: 15.9772,
    risk: 5,
    checkpoints: ['Ulaz', 'Trezor'],
  },
  {
    name: 'Velesajam, paviljoni 5–9',
    company: 'Velesajam',
    address: 'Avenija Dubrovnik 15',
    latitude: 45.7771,
    longitude: 15.9708,
    risk: 3,
    checkpoints: ['Paviljon 5', 'Paviljon 7', 'Paviljon 9'],
  },
];
